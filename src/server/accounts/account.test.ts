import { expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import { signInCounters } from './limits.ts'
import { demandPassword } from './sign-in.ts'

const current = '/api/users/current'
const newPassword = 'a-new-password-77'

onBothEngines('an account', (testShop) => {
  it('password change: the old cookies answer 401 on the very next request, the caller’s is renewed', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const here = await signInWithPassword(app, person, { rememberMe: true })
    const there = await signInWithPassword(app, person)
    const before = here.cookies.get('sid') ?? ''
    const form = { currentPassword: password, newPassword }
    const reply = await here.post('/api/users/password', form)
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie().join()).toContain('Max-Age=2592000')
    expect((await there.get(current)).status).toBe(401)
    expect((await here.get(current)).status).toBe(200)
    expect((await openBrowser(app).get(current, { cookie: `sid=${before}` })).status).toBe(401)
  })

  it('the current password is asked for, and guesses are counted', async () => {
    const { app, shop } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop))
    const guess = () =>
      browser.post('/api/users/password', { currentPassword: 'a guess', newPassword })
    const first = await guess()
    expect(first.status).toBe(400)
    expect(first.body['errors']).toEqual({ currentPassword: 'This password is not right' })
    for (let n = 0; n < 9; n++) must(await guess(), 400)
    const refused = await guess()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([400, null])
    expect((await guess()).headers.get('retry-after')).toBe('5')
  })

  it('what strangers try at the sign-in keeps nobody from proving who they are', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const address = '198.51.100.91'
    const browser = await signInWithPassword(app, person, { address })
    const counters = signInCounters(`user ${person.id}`, address)
    for (let n = 0; n < 10; n++) await countTry(shop, counters)
    const form = { currentPassword: 'a guess', newPassword }
    expect((await browser.post('/api/users/password', form)).status).toBe(400)
    const right = { currentPassword: password, newPassword }
    expect((await browser.post('/api/users/password', right)).status).toBe(200)
  })

  it('nobody proves the password of an account that went meanwhile', async () => {
    const asked = { userId: 999_999, password, field: 'password' }
    await expect(demandPassword(testShop().shop, asked)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('one’s own data as a file: no hash, no secret, nothing of anybody else', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const other = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    const reply = await browser.get('/api/users/data')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.body).toMatchObject({ account: { ...person, role: null }, reviews: [] })
    expect(reply.body['devices']).toHaveLength(1)
    expect(reply.text).not.toContain(other.username)
    expect(reply.text).not.toMatch(/argon2|hash|secret|token/i)
  })

  it('deletion asks for the password, ends every session and leaves no name behind', async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const [browser, other] = [
      await signInWithPassword(app, person),
      await signInWithPassword(app, person),
    ]
    await shop.db.write(async (tx) => {
      const now = shop.now()
      const product = { code: `P${person.id}`, name: 'S', slug: `s-${person.id}`, fabric: 'Silk' }
      const more = { color: 'Red', occasion: 'Wedding', category_id: 1, price_paise: 1 }
      const { id } = await tx
        .insertInto('products')
        .values({ ...product, ...more, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      const review = { product_id: id, user_id: person.id, author: person.username, rating: 5 }
      await tx
        .insertInto('reviews')
        .values({ ...review, created_at: now })
        .execute()
    })
    expect((await browser.post('/api/users/delete', { password: 'no' })).status).toBe(400)
    const reply = await browser.post('/api/users/delete', { password })
    expect(reply.status).toBe(200)
    expect(browser.cookies.has('sid')).toBe(false)
    expect((await other.get(current)).status).toBe(401)
    for (const username of [person.username, person.email, `deleted-${person.id}`]) {
      const again = openBrowser(app, '198.51.100.77')
      expect((await again.post('/api/users/login', { username, password })).status).toBe(401)
    }
    const left = await Promise.all(
      (['users', 'sessions', 'reviews', 'mails', 'account_tokens'] as const).map((table) =>
        shop.db.read.selectFrom(table).selectAll().execute(),
      ),
    )
    const words = JSON.stringify(left)
    expect(words).not.toContain(person.username)
    expect(words).not.toContain(person.email)
    const form = { ...person, password, id: undefined }
    const back = await openBrowser(app, '198.51.100.78').post('/api/users/register', form)
    expect(back.status).toBe(201)
    expect(back.body['id']).not.toBe(person.id)
  })

  it('nobody leaves while a legal hold keeps what would go with them', async () => {
    const { app, shop } = testShop()
    const browser = await signInWithPassword(app, await makePerson(shop))
    const hold = { reason: 'A suit.', from_at: shop.now() }
    for (const kind of ['orders', 'messages', 'consents']) {
      await shop.db.write((tx) =>
        tx
          .insertInto('legal_holds')
          .values({ kind, ...hold })
          .execute(),
      )
      const refused = await browser.post('/api/users/delete', { password })
      expect([refused.status, refused.body['refusal']]).toEqual([409, 'account-held'])
      await shop.db.write((tx) =>
        tx.updateTable('legal_holds').set({ lifted_at: shop.now() }).execute(),
      )
    }
    must(await browser.post('/api/users/delete', { password }))
  })

  it('the only owner cannot leave', async () => {
    const { app, shop } = testShop()
    const owner = await makePerson(shop, { role: 'owner' })
    const browser = await signInWithPassword(app, owner)
    expect((await browser.post('/api/users/delete', { password })).status).toBe(409)
    expect((await browser.get(current)).status).toBe(200)
  })

  it('signed out, none of it answers but 401', async () => {
    const browser = openBrowser(testShop().app, '198.51.100.79')
    for (const path of ['account', 'data', 'devices']) {
      expect((await browser.get(`/api/users/${path}`)).status).toBe(401)
    }
    const posts = ['password', 'email', 'delete', 'resend-confirmation', 'second-factor']
    for (const path of [...posts, 'second-factor/confirm', 'second-factor/disable']) {
      expect((await browser.post(`/api/users/${path}`)).status).toBe(401)
    }
    const gone = await browser.send('/api/users/devices', { method: 'DELETE' })
    expect(gone.status).toBe(401)
  })
})
