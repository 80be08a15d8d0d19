import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { inTurn } from './hash-queue.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { refusePassword } from './refuse-password.ts'

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB, two passes, one lane and a salt of their own', async () => {
    const [one, other] = [await hashPassword('silk & zari'), await hashPassword('silk & zari')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await isPassword('silk & zari', one)).toBe(true)
    expect(await isPassword('silk & zari ', one)).toBe(false)
    expect(isOutdated(one)).toBe(false)
  })

  it('kept at another cost still open, and are outdated; with anything around them they are none', async () => {
    const cost = { memory: 128, passes: 10, parallelism: 10, tagLength: 32 }
    const nonce = Buffer.from('0123456789abcdef')
    const tag = argon2Sync('argon2id', { message: 'silk & zari', nonce, ...cost })
    const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
    const kept = `$argon2id$v=19$m=128,t=10,p=10$${plain(nonce)}$${plain(tag)}`
    expect([await isPassword('silk & zari', kept), isOutdated(kept)]).toEqual([true, true])
    for (const broken of [`x${kept}`, `${kept}=`]) {
      expect(await isPassword('silk & zari', broken), broken).toBe(false)
    }
  })

  it('no hash, an erased one or a broken one opens nothing', async () => {
    for (const kept of [undefined, '', '!', '$argon2id$v=19$m=1,t=1,p=1$$', 'plain']) {
      expect(await isPassword('', kept)).toBe(false)
      expect(await isPassword('plain', kept)).toBe(false)
    }
  })

  it('a name that nobody has costs what a known one does (S01)', async () => {
    const kept = await hashPassword('temple-jasmine-92')
    const costOf = async (hash: string | undefined) => {
      const before = process.cpuUsage()
      await isPassword('guess', hash)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const leastOf = async (hash: string | undefined) => {
      const costs: number[] = []
      for (let n = 0; n < 5; n++) costs.push(await costOf(hash))
      return Math.min(...costs)
    }
    // What else this process does now and then is no part of it: where nothing is hashed, the share stays at nothing.
    const share = async () => (await leastOf(undefined)) / (await leastOf(kept))
    await expect.poll(share).toBeGreaterThan(0.5)
  })

  it('hash queue 2, cap 50 waiting, then 503 with Retry-After', async () => {
    let running = 0
    let most = 0
    const open = Promise.withResolvers<void>()
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await open.promise
      running -= 1
    }
    const turns = Array.from({ length: 52 }, () => inTurn(work))
    await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
    open.resolve()
    await Promise.all(turns)
    expect(most).toBe(2)
    await expect(inTurn(async () => 'free again')).resolves.toBe('free again')
  })

  it('a hash that fails gives its place back', async () => {
    const fail = () => inTurn(() => Promise.reject(new Error('no memory')))
    for (let n = 0; n < 5; n++) await expect(fail()).rejects.toThrow('no memory')
    await expect(inTurn(async () => 1)).resolves.toBe(1)
  })

  it('the list of the commonest holds 10,000 and more, each of six characters at least', () => {
    expect(commonPasswords.size).toBeGreaterThan(10_000)
    for (const password of commonPasswords) {
      expect(password.length).toBeGreaterThanOrEqual(6)
      expect(password).toBe(password.toLowerCase())
    }
  })

  it('a word of the shop with digits and signs around it is none, a sentence with it is one', () => {
    const customer = { username: 'lakshmi', email: 'lakshmi@example.in', isStaff: false }
    for (const word of ['pallu2026', 'Saree@2027!', '1silk1', 'M.a.n.a.g.e.r.1'])
      expect(() => refusePassword(word, customer)).toThrow(/more than a word of this shop/)
    expect(() => refusePassword('my pallu is red', customer)).not.toThrow()
  })

  it('admins need 12', () => {
    const staff = { username: 'lakshmi', email: 'lakshmi@example.in', isStaff: true }
    expect(() => refusePassword('elevenchars', staff)).toThrow(/at least 12/)
    expect(() => refusePassword('twelve chars', staff)).not.toThrow()
    expect(() => refusePassword('elevenchars', { ...staff, isStaff: false })).not.toThrow()
  })
})
