import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { makePerson } from '#test/people.ts'
import { ensureAdmin } from './ensure-admin.ts'
import { allStaff } from './queries.ts'

describe.each(engines)('the first admin (%s)', (engine) => {
  let testShop: TestShop
  const open = async (environment: Record<string, string> = {}) => {
    await testShop?.close()
    testShop = await createTestShop({ engine, environment })
  }
  beforeEach(() => open())
  afterEach(() => testShop.close())

  const signIn = async (username: string, password: string) =>
    openBrowser(testShop.app).post('/api/users/login', { username, password })

  it('without the environment: admin with a one-time password, told once', async () => {
    const first = await ensureAdmin(testShop.shop)
    expect(first.username).toBe('admin')
    expect(first.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
    const reply = await signIn('admin', first.password ?? '')
    expect(reply.body).toMatchObject({ isAdmin: true, role: 'owner', mustChangePassword: true })
    expect(await ensureAdmin(testShop.shop)).toEqual({ username: 'admin', password: null })
  })

  it('two shops get two passwords, and no default opens any', async () => {
    const first = await ensureAdmin(testShop.shop)
    await open()
    const second = await ensureAdmin(testShop.shop)
    expect(second.password).not.toBe(first.password)
    for (const guess of ['admin', 'password', 'admin123', first.password ?? '']) {
      expect((await signIn('admin', guess)).status).toBe(401)
    }
  })

  it('ADMIN_USERNAME, ADMIN_PASSWORD and ADMIN_EMAIL at first start; later starts change nothing', async () => {
    await open({
      ADMIN_USERNAME: 'Kamala',
      ADMIN_PASSWORD: 'a-password-of-hers',
      ADMIN_EMAIL: 'kamala@example.in',
    })
    const { shop } = testShop
    expect(await ensureAdmin(shop)).toEqual({ username: 'Kamala', password: null })
    const reply = await signIn('kamala@example.in', 'a-password-of-hers')
    expect(reply.body).toMatchObject({ role: 'owner', mustChangePassword: false })
    const other = { ...shop, config: { ...shop.config, admin: { username: 'mallory' } } }
    expect(await ensureAdmin(other)).toEqual({ username: 'Kamala', password: null })
    expect(await allStaff(shop.db.read, shop.now())).toHaveLength(1)
  })

  it('an admin whose username is an email signs in with it', async () => {
    await open({ ADMIN_USERNAME: 'owner@pallu.example', ADMIN_PASSWORD: 'a-password-of-hers' })
    await ensureAdmin(testShop.shop)
    expect((await signIn('owner@pallu.example', 'a-password-of-hers')).status).toBe(200)
  })

  it('registering "admin" first gives nothing', async () => {
    const { shop } = testShop
    const early = await makePerson(shop, { username: 'admin' })
    const first = await ensureAdmin(shop)
    expect(first.username).toMatch(/^admin-[0-9a-f]{6}$/)
    const staff = await allStaff(shop.db.read, shop.now())
    expect(staff.map((person) => person.username)).toEqual([first.username])
    expect(staff.map((person) => person.id)).not.toContain(early.id)
  })

  it('a name from the environment that a customer has stops the start', async () => {
    await open({ ADMIN_USERNAME: 'kamala', ADMIN_PASSWORD: 'a-password-of-hers' })
    await makePerson(testShop.shop, { username: 'Kamala' })
    await expect(ensureAdmin(testShop.shop)).rejects.toThrow(/ADMIN_USERNAME/)
    expect(await allStaff(testShop.shop.db.read, testShop.shop.now())).toEqual([])
  })

  it('of several processes that start at once, one makes the owner', async () => {
    const starts = Array.from({ length: 4 }, () => ensureAdmin(testShop.shop))
    const told = (await Promise.all(starts)).filter((first) => first.password !== null)
    expect(told).toHaveLength(1)
    expect(await allStaff(testShop.shop.db.read, testShop.shop.now())).toHaveLength(1)
  })
})
