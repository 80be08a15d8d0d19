import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { createApp } from '../../app/app.ts'
import { createShop } from '../../app/create-shop.ts'
import { openLog } from '../../platform/shop.ts'
import { changeRole } from '../change-role.ts'
import { sweepAccounts } from '../sweep.ts'
import { renewSession } from './session.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const current = '/api/users/current'

onBothEngines('sessions', (testShop) => {
  const sessionsIn = () => testShop().shop.db.read.selectFrom('sessions').selectAll().execute()

  it('a new 256-bit random id at sign-in and register; the stored value is its hash', async () => {
    const { app, shop } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop))
    const secret = browser.cookies.get('sid') ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const rows = await sessionsIn()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const hash = createHash('sha256').update(secret).digest('base64url')
    expect(rows.map((row) => row.token_hash)).toContain(hash)
    // Whoever steals the database has no session.
    const thief = openBrowser(app)
    thief.cookies.set('sid', hash)
    expect((await thief.get(current)).status).toBe(401)
  })

  it('a foreign id in the cookie is never adopted', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const planted = 'A'.repeat(43)
    const victim = openBrowser(app, '203.0.113.40')
    victim.cookies.set('sid', planted)
    must(await victim.post('/api/users/login', { username: person.username, password }))
    expect(victim.cookies.get('sid')).not.toBe(planted)
    expect((await victim.get(current)).status).toBe(200)
    const attacker = openBrowser(app)
    attacker.cookies.set('sid', planted)
    expect((await attacker.get(current)).status).toBe(401)
  })

  it('signing in again ends the session that was in the browser', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    const before = browser.cookies.get('sid') ?? ''
    must(await browser.post('/api/users/login', { username: person.username, password }))
    expect(browser.cookies.get('sid')).not.toBe(before)
    expect((await openBrowser(app).get(current, { cookie: `sid=${before}` })).status).toBe(401)
  })

  it('after logout the old cookie answers 401 on the very next request', async () => {
    const { app, shop } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop))
    const secret = browser.cookies.get('sid') ?? ''
    expect((await browser.post('/api/users/logout')).status).toBe(200)
    expect(browser.cookies.has('sid')).toBe(false)
    expect((await openBrowser(app).get(current, { cookie: `sid=${secret}` })).status).toBe(401)
    expect((await browser.post('/api/users/logout')).status).toBe(200)
  })

  it('a plain form signs out too, and goes home', async () => {
    const { app, shop } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop))
    const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'
    const reply = await browser.send('/api/users/logout', {
      method: 'POST',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe('/')
    expect(browser.cookies.has('sid')).toBe(false)
    expect((await browser.get(current)).status).toBe(401)
  })

  it('a visitor who brings none gets none', async () => {
    const reply = await openBrowser(testShop().app).get('/api/categories')
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('a changed password gives the session a new secret and leaves its end where it was', async () => {
    const { app, shop, clock } = testShop()
    const change = { currentPassword: password, newPassword: 'another-jasmine-93' }
    const cookieAfter = async (rememberMe: boolean, laterMs: number) => {
      const browser = await signInWithPassword(app, await makePerson(shop), { rememberMe })
      clock.now += laterMs
      const reply = await browser.post('/api/users/password', change)
      expect(reply.status).toBe(200)
      expect((await browser.get(current)).status).toBe(200)
      return reply.headers.getSetCookie().join()
    }
    expect(await cookieAfter(true, 10 * day)).toContain(`Max-Age=${(20 * day) / 1000};`)
    expect(await cookieAfter(false, hour)).not.toContain('Max-Age')
  })

  it('a cookie that signs nobody in is taken back', async () => {
    const { app } = testShop()
    for (const value of ['A'.repeat(43), 'short', '%00', 'x'.repeat(5000)]) {
      const reply = await openBrowser(app).get('/api/categories', { cookie: `sid=${value}` })
      expect(reply.headers.getSetCookie().join()).toMatch(/^sid=;.*Max-Age=0/)
      expect(reply.headers.get('cache-control')).toContain('private')
    }
  })

  it('unticked: a session cookie, idle 2 h, absolute 12 h', async () => {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop)
    const idle = await signInWithPassword(app, person)
    clock.now += 2 * hour - 1
    expect((await idle.get(current)).status).toBe(200)
    clock.now += 2 * hour
    expect((await idle.get(current)).status).toBe(401)
    const busy = await signInWithPassword(app, person)
    for (let n = 0; n < 11; n++) {
      clock.now += hour
      expect((await busy.get(current)).status).toBe(200)
    }
    clock.now += hour - 1
    expect((await busy.get(current)).status).toBe(200)
    clock.now += 1
    expect((await busy.get(current)).status).toBe(401)
  })

  it('ticked: 30 days absolute, in at 29 d 23 h, out at 30 d 1 h', async () => {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person, { rememberMe: true })
    const start = clock.now
    clock.now = start + 29 * day + 23 * hour
    expect((await browser.get(current)).status).toBe(200)
    clock.now = start + 30 * day + hour
    expect((await browser.get(current)).status).toBe(401)
  })

  it('a clock that goes back brings no session back', async () => {
    const { app, shop, clock } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop), { rememberMe: true })
    const secret = browser.cookies.get('sid') ?? ''
    const start = clock.now
    clock.now = start + 31 * day
    must(await browser.get(current), 401)
    clock.now = start + day
    expect((await openBrowser(app).get(current, { cookie: `sid=${secret}` })).status).toBe(401)
    const other = await signInWithPassword(app, await makePerson(shop))
    clock.now -= day
    // A small step back signs nobody out.
    expect((await other.get(current)).status).toBe(200)
  })

  it('staff are always idle after 30 min, remembered or not', async () => {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop, { role: 'packer' })
    const browser = await signInWithPassword(app, person, { rememberMe: true })
    clock.now += 30 * minute - 1
    expect((await browser.get(current)).status).toBe(200)
    clock.now += 30 * minute
    expect((await browser.get(current)).status).toBe(401)
  })

  it('isAdmin removed: the old cookie answers 401 on the very next request', async () => {
    const { app, shop } = testShop()
    await makePerson(shop, { role: 'owner' })
    const person = await makePerson(shop, { role: 'manager' })
    const browser = await signInWithPassword(app, person)
    const staffOnly = () => browser.post('/api/users/second-factor/confirm', { code: '000000' })
    expect((await staffOnly()).status).toBe(409)
    await changeRole(shop, person.id, null)
    expect((await staffOnly()).status).toBe(401)
    const again = await signInWithPassword(app, person)
    const reply = await again.post('/api/users/second-factor/confirm', { code: '000000' })
    expect(reply.status).toBe(403)
  })

  it('the last owner stays owner', async () => {
    const { shop } = testShop()
    await shop.db.write(async (tx) => {
      await tx.updateTable('users').set({ role: null }).where('role', '=', 'owner').execute()
    })
    const one = await makePerson(shop, { role: 'owner' })
    const other = await makePerson(shop, { role: 'owner' })
    const both = [one, other].map((person) => changeRole(shop, person.id, 'packer'))
    const outcomes = (await Promise.allSettled(both)).map((outcome) => outcome.status).sort()
    expect(outcomes).toEqual(['fulfilled', 'rejected'])
  })

  it('someone who joins the staff has to choose a new password', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    await changeRole(shop, person.id, 'packer')
    const browser = await signInWithPassword(app, person)
    expect((await browser.get(current)).body).toMatchObject({ mustChangePassword: true })
    const form = { currentPassword: password, newPassword: 'short-pass' }
    const short = await browser.post('/api/users/password', form)
    expect(short.body['errors']).toEqual({
      newPassword: 'Staff passwords need at least 12 characters',
    })
    const same = { currentPassword: password, newPassword: password }
    const kept = await browser.post('/api/users/password', same)
    expect([kept.status, kept.body['refusal']]).toEqual([400, 'password-as-before'])
    const long = { currentPassword: password, newPassword: 'a much longer one' }
    expect((await browser.post('/api/users/password', long)).status).toBe(200)
    expect((await browser.get(current)).body).toMatchObject({ mustChangePassword: false })
  })

  it('"last seen" is written once a minute at most', async () => {
    const { app, shop, clock } = testShop()
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    const start = clock.now
    const seen = async () =>
      (await sessionsIn()).find((row) => row.user_id === person.id)?.last_seen_at
    clock.now = start + minute - 1
    must(await browser.get(current))
    expect(await seen()).toBe(start)
    clock.now = start + minute
    must(await browser.get(current))
    expect(await seen()).toBe(start + minute)
  })

  it('a full disk signs nobody out: what could not be noted stands in the log', async () => {
    const { shop, clock } = testShop()
    if (shop.db.engine === 'postgres') return
    const lines: unknown[] = []
    const config = { ...shop.config, logLevel: 'warn' }
    const log = openLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
    const telling = await createShop(config, { log, now: shop.now })
    const browser = await signInWithPassword(createApp(telling), await makePerson(shop))
    clock.now += minute
    await shop.db.script(`create trigger full_disk before update on sessions
      begin select raise(rollback, 'database or disk is full'); end`)
    expect((await browser.get(current)).status).toBe(200)
    await shop.db.script('drop trigger full_disk')
    await telling.close()
    const err = { message: 'database or disk is full' }
    expect(lines).toMatchObject([{ msg: 'a session could not be noted', err }])
  })

  it('one that ended meanwhile gets no new secret', async () => {
    const { shop } = testShop()
    const { id, username } = await makePerson(shop)
    const person = { id, username, role: null, sessionId: '999999', mustChangePassword: false }
    const renewed = shop.db.write((tx) => renewSession(shop, tx, person))
    await expect(renewed).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('lists the devices, names them, and signs one or all others out', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const phone = await signInWithPassword(app, person, {
      userAgent:
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      rememberMe: true,
    })
    const laptop = await signInWithPassword(app, person, {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    })
    const tablet = await signInWithPassword(app, person)
    type Device = { id: number; name: string; isCurrent: boolean; isRemembered: boolean }
    const devices = async (browser = phone): Promise<Device[]> =>
      JSON.parse((await browser.get('/api/users/devices')).text)
    const list = await devices()
    expect(new Set(list.map((device) => device.name))).toEqual(
      new Set(['Chrome on Android', 'Edge on Windows', 'Unknown device']),
    )
    expect(list.filter((device) => device.isCurrent)).toMatchObject([
      { name: 'Chrome on Android', isRemembered: true },
    ])
    const edge = list.find((device) => device.name === 'Edge on Windows')?.id ?? 0
    const stranger = await signInWithPassword(app, await makePerson(shop))
    const end = { method: 'DELETE' }
    expect((await stranger.send(`/api/users/devices/${edge}`, end)).status).toBe(404)
    expect((await laptop.get(current)).status).toBe(200)
    expect((await phone.send(`/api/users/devices/${edge}`, end)).status).toBe(200)
    expect((await laptop.get(current)).status).toBe(401)
    expect((await phone.send('/api/users/devices', end)).status).toBe(200)
    expect((await tablet.get(current)).status).toBe(401)
    expect(await devices()).toHaveLength(1)
    for (const id of ['0', '-1', 'abc', '1e9', '9'.repeat(30)]) {
      const { status } = await phone.send(`/api/users/devices/${id}`, end)
      expect([400, 404]).toContain(status)
    }
    expect((await stranger.get(current)).status).toBe(200)
  })

  it('what has run out is swept', async () => {
    const { app, shop, clock } = testShop()
    await signInWithPassword(app, await makePerson(shop))
    clock.now += 40 * day
    await sweepAccounts(shop)
    expect(await sessionsIn()).toEqual([])
    expect(await shop.db.read.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })
})

it('https: __Host-sid, Secure, HttpOnly, SameSite=Lax, Path=/; http: sid', async () => {
  const setCookie = async (environment: Record<string, string>, rememberMe: boolean) => {
    const { app, shop, close } = await createTestShop({ environment })
    try {
      const { username } = await makePerson(shop)
      const form = { username, password, rememberMe }
      const reply = await openBrowser(app).post('/api/users/login', form)
      const [session, device, hint, ...others] = reply.headers.getSetCookie()
      // Nothing that opens anything: scripts may read it.
      expect(hint).toMatch(
        environment['PUBLIC_URL']
          ? /^__Host-hint=1\.0\.0; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/
          : /^hint=1\.0\.0; Max-Age=\d+; Path=\/; SameSite=Lax$/,
      )
      expect(others).toEqual([])
      expect(device?.replace(/(__Host-)?device=[\w-]{43}; Max-Age=34560000;/, '$1…')).toBe(
        environment['PUBLIC_URL']
          ? '__Host-… Path=/; HttpOnly; Secure; SameSite=Lax'
          : '… Path=/; HttpOnly; SameSite=Lax',
      )
      return session?.replace(/=[\w-]{43};/, '=…;')
    } finally {
      await close()
    }
  }
  const secure = { PUBLIC_URL: 'https://pallu.example' }
  expect(await setCookie(secure, false)).toBe(
    '__Host-sid=…; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(await setCookie(secure, true)).toBe(
    '__Host-sid=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(await setCookie({}, false)).toBe('sid=…; Path=/; HttpOnly; SameSite=Lax')
})
