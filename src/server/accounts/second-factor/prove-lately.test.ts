import { expect, it } from 'vitest'
import { SavedPaymentSettings } from '#contract/payments/types.ts'
import { openBrowser } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'

const tokens = '/api/admin/api-tokens'
const ways = '/api/admin/payments'
const books = { name: 'Books', scopes: ['orders.see', 'settings.payments', 'settings.shop'] }

onNewShops('what a stolen session must not do: the password is asked again', (testShop) => {
  const owner = async () => {
    const { app, shop } = testShop()
    return signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
  }
  type Owner = Awaited<ReturnType<typeof owner>>
  const later = (minutes: number) => {
    testShop().clock.now += minutes * 60_000
  }
  const asked = [400, 'password-again', ['password']]
  const refusalOf = async (reply: ReturnType<Owner['post']>) => {
    const { status, body } = await reply
    return [status, body['refusal'], Object.keys((body['errors'] as object | undefined) ?? {})]
  }

  it('to make a token, but not within ten minutes of signing in', async () => {
    const by = await owner()
    later(9)
    must(await by.post(tokens, books), 201)
    later(1)
    expect(await refusalOf(by.post(tokens, books))).toEqual(asked)
    expect(await refusalOf(by.post(tokens, { ...books, password: 'guessed-it' }))).toEqual([
      ...[400, 'wrong-password', ['password']],
    ])
    must(await by.post(tokens, { ...books, password }), 201)
    expect((must(await by.get(tokens)).body as unknown as object[]).length).toBe(2)
  })

  it('to have money sent to another account, by UPI or to the bank, and for nothing else of payments', async () => {
    const by = await owner()
    later(11)
    const { settings, version } = must(await by.get(ways)).as(SavedPaymentSettings)
    const save = (change: object) => by.put(ways, { ...settings, version, ...change })
    const upi = { isEnabled: true, address: 'thief@okbank', payeeName: 'Pallu' }
    const bank = { ...settings.bankTransfer, accountNumber: '001122334455', ifsc: 'HDFC0001234' }
    expect(await refusalOf(save({ upi }))).toEqual(asked)
    expect(await refusalOf(save({ bankTransfer: bank }))).toEqual(asked)
    expect(must(await by.get(ways)).as(SavedPaymentSettings).version).toBe(version)
    must(await save({ cod: { ...settings.cod, fee: 50 } }))
    const now = must(await by.get(ways)).as(SavedPaymentSettings)
    must(await by.put(ways, { ...now.settings, version: now.version, upi, password }))
    const kept = await testShop()
      .shop.db.read.selectFrom('audit')
      .select(['before', 'after'])
      .execute()
    expect(JSON.stringify(kept)).not.toContain(password)
  })

  it('for the UPI ID that the shop tells of itself', async () => {
    const by = await owner()
    later(11)
    const shop = must(await by.get('/api/admin/shop')).body
    const thief = { ...shop, upiId: 'thief@okbank' }
    expect(await refusalOf(by.put('/api/shop', thief))).toEqual(asked)
    const { banner } = must(await by.put('/api/shop', { ...shop, banner: 'Onam' })).body
    expect(banner).toBe('Onam')
  })

  it('to give a role, to somebody new or another one, but not to take one away', async () => {
    const { shop } = testShop()
    const [by, friend] = [await owner(), await makePerson(shop)]
    later(11)
    const add = (more: object) =>
      by.post('/api/admin/staff', { who: friend.username, role: 'packer', ...more })
    expect(await refusalOf(add({}))).toEqual(asked)
    must(await add({ password }))
    const change = (more: object) =>
      by.put(`/api/admin/staff/${friend.id}`, { role: 'owner', ...more })
    expect(await refusalOf(change({}))).toEqual(asked)
    expect(await refusalOf(change({ password: 'guessed-it' }))).toEqual([
      ...[400, 'wrong-password', ['password']],
    ])
    must(await change({ password }))
    must(await by.send(`/api/admin/staff/${friend.id}`, { method: 'DELETE' }), 204)
  })

  it('a program with a token changes no account at all', async () => {
    const by = await owner()
    const { token } = must(await by.post(tokens, books), 201).body
    const program = openBrowser(testShop().app)
    const as = { authorization: `Bearer ${token}` }
    const { settings } = must(await program.get(ways, as)).as(SavedPaymentSettings)
    const upi = { isEnabled: true, address: 'thief@okbank', payeeName: 'Pallu' }
    const put = (change: object) => program.put(ways, { ...settings, ...change }, as)
    expect(await refusalOf(put({ upi }))).toEqual(asked)
    must(await put({ cod: { ...settings.cod, fee: 60 } }))
  })

  it('a changed password ends the tokens that its owner made, where that is wished, and shows them before', async () => {
    const [by, other] = [await owner(), await owner()]
    const made = async (one: Owner) =>
      String(must(await one.post(tokens, books), 201).body['token'])
    const [own, kept] = [await made(by), await made(other)]
    const opens = async (token: string) => {
      const as = { authorization: `Bearer ${token}` }
      return (await openBrowser(testShop().app).get('/api/admin/orders', as)).status
    }
    const count = async () => must(await by.get('/api/users/account')).body['apiTokens']
    const change = (more: object) =>
      by.post('/api/users/password', { currentPassword: password, newPassword: password, ...more })
    expect(await count()).toBe(1)
    expect(must(await change({})).body).not.toHaveProperty('endedTokens')
    expect([await opens(own), await count()]).toEqual([200, 1])
    expect(must(await change({ endsTokens: true })).body).toMatchObject({ endedTokens: 1 })
    expect([await opens(own), await opens(kept), await count()]).toEqual([401, 200, 0])
    const log = await testShop()
      .shop.db.read.selectFrom('audit')
      .select(['action', 'kind'])
      .where('action', '=', 'delete')
      .execute()
    expect(log).toEqual([{ action: 'delete', kind: 'api-token' }])
  })
})
