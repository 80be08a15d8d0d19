import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiToken, NewApiToken } from '#contract/api-tokens/types.ts'
import type { TokenScope } from '#domain/programs/api-token.ts'
import { openBrowser } from '#test/browser.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { calls } from '../app/modules.ts'

const path = '/api/admin/api-tokens'

onBothEngines('what a token opens', (testShop) => {
  let owner: Shopper
  beforeAll(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const make = async (scopes: TokenScope[], more: { days?: number } = {}) =>
    must(await owner.post(path, { name: 'Zoho Books', scopes, ...more })).as(NewApiToken)
  const program = (token: string) =>
    openBrowser(testShop().app, '203.0.113.9', { authorization: `Bearer ${token}` })
  const listed = async () => z.array(ApiToken).parse(must(await owner.get(path)).body)

  it('are the calls that its scopes name and no others, without a cookie', async () => {
    const { token } = await make(['orders.see'])
    const zoho = program(token)
    const orders = await zoho.get('/api/admin/orders')
    expect([orders.status, [...zoho.cookies]]).toEqual([200, []])
    expect((await zoho.get('/api/admin/buyers')).body).toMatchObject({ refusal: 'not-allowed' })
  })

  it('is no call of a person, and nothing that makes tokens or staff, by all scopes there are', async () => {
    const { scopes } = must(
      await owner.post(path, { name: 'All', scopes: ['orders.see', 'staff.edit'] }),
      400,
    ).body
    expect(scopes).toBeUndefined()
    const { token } = await make(['audit.see', 'settings.shop', 'settings.payments'])
    const closed = calls
      .map(({ endpoint }) => endpoint)
      .filter(({ guard }) => guard === 'customer' || guard === 'staff:staff.edit')
    expect(closed.length).toBeGreaterThan(20)
    for (const { method, path: called } of closed) {
      const asked = await program(token).send(called.replace(/\{\w+\}/g, '1'), { method })
      expect([method, called, asked.status]).toEqual([method, called, 403])
    }
  })

  it('is what anybody sees where anybody may ask: the cart is nobody’s', async () => {
    const product = await addPiece(testShop().shop)
    must(await owner.post('/api/cart/lines', { productId: product, quantity: 1 }))
    const { token } = await make(['orders.see'])
    expect(must(await program(token).get('/api/cart')).body).toMatchObject({ lines: [] })
  })

  it('is not more within a call than its scopes: stock alone keeps the price', async () => {
    const id = await addPiece(testShop().shop)
    const { token } = await make(['stock.edit'])
    const counting = program(token)
    must(await counting.put(`/api/admin/products/${id}`, { stock: 7, stockSeen: 5 }))
    expect((await counting.put(`/api/admin/products/${id}`, { price: 1 })).status).toBe(403)
  })

  it('is nothing that is its maker’s own or follows from their role: second factor, number and choice of notices, search of everything, queue of today', async () => {
    const { token } = await make(['dashboard.see', 'orders.see'])
    const own = calls
      .map(({ endpoint }) => endpoint)
      .filter(({ path, isInPerson }) => isInPerson || path.startsWith('/api/users/'))
      .filter(({ guard }) => guard.startsWith('staff:'))
    expect(own.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['/api/admin/find', '/api/admin/today/queue', '/api/admin/today/alerts'],
        ...['/api/admin/alerts', '/api/users/notice-mobile', '/api/users/second-factor'],
      ]),
    )
    for (const { method, path: called } of own) {
      const { status, body } = await program(token).send(called, { method })
      expect([method, called, status, body['refusal']]).toEqual([
        ...[method, called, 403, 'not-for-tokens'],
      ])
    }
  })

  it('changes no number and no choice of notices of whoever made it', async () => {
    const { token } = await make(['orders.see'])
    const before = must(await owner.get('/api/admin/alerts')).body
    const { kinds: _, ...form } = before
    const reply = await program(token).put('/api/admin/alerts', { ...form, quiet: null })
    expect([reply.status, reply.body['refusal']]).toEqual([403, 'not-for-tokens'])
    expect(must(await owner.get('/api/admin/alerts')).body).toEqual(before)
  })

  it('ends when it is revoked, when its time is over, and when its maker leaves the staff', async () => {
    const ended = async (token: string) => (await program(token).get('/api/admin/orders')).status
    const revoked = await make(['orders.see'])
    expect(await ended(revoked.token)).toBe(200)
    must(await owner.del(`${path}/${revoked.id}`))
    expect(await ended(revoked.token)).toBe(401)
    expect((await owner.del(`${path}/${revoked.id}`)).status).toBe(404)

    const { clock, shop } = testShop()
    const month = await make(['orders.see'], { days: 30 })
    const before = clock.now
    clock.now = Date.parse(month.expiresAt ?? '')
    expect(await ended(month.token)).toBe(401)
    clock.now -= 1
    expect(await ended(month.token)).toBe(200)
    clock.now = before

    const kept = await make(['orders.see'])
    const roleOf = (role: 'owner' | 'packer' | null) =>
      shop.db.write((tx) =>
        tx.updateTable('users').set({ role }).where('id', '=', owner.userId).execute(),
      )
    await roleOf(null)
    expect(await ended(kept.token)).toBe(403)
    await roleOf('owner')
  })

  it('is no more once its maker was taken off the staff, even when they come back', async () => {
    const manager = await signedIn(testShop(), 'manager')
    const { shop } = testShop()
    const by = { id: manager.userId ?? 0, username: 'manager', address: '' }
    const kept = await make(['orders.see'])
    await shop.db.write((tx) =>
      tx.updateTable('api_tokens').set({ user_id: by.id }).where('id', '=', kept.id).execute(),
    )
    const asked = () => program(kept.token).get('/api/admin/orders')
    must(await asked())
    must(await owner.del(`/api/admin/staff/${by.id}`), 204)
    expect((await asked()).status).toBe(401)
    const line = { action: 'delete', subject_id: kept.id, user_id: owner.userId }
    expect(await logged(testShop(), 'api-token')).toContainEqual(expect.objectContaining(line))
    await shop.db.write((tx) =>
      tx.updateTable('users').set({ role: 'manager' }).where('id', '=', by.id).execute(),
    )
    expect((await asked()).status).toBe(401)
  })

  it('is refused when nobody made it, whatever cookie comes along', async () => {
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
    const asked = await program('pallu_guess').get('/api/admin/orders', { cookie })
    expect([asked.status, asked.body['refusal']]).toEqual([401, 'unknown-api-token'])
    expect(asked.headers.get('www-authenticate')).toContain('Bearer')
  })

  it('is counted: the six hundred and first call of a minute waits', async () => {
    const { token } = await make(['orders.see'])
    const zoho = program(token)
    for (let call = 0; call < 600; call += 1) must(await zoho.get('/api/admin/buyers'), 403)
    const late = await zoho.get('/api/admin/buyers')
    expect([late.status, late.body['refusal']]).toEqual([429, 'too-many-calls'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is shown once, kept as a hash, listed with its last use, and stands in the log with its name', async () => {
    const { token, id } = await make(['content.edit'])
    expect(token).toMatch(/^pallu_[\w-]{43}$/)
    const rows = await testShop().shop.db.read.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await owner.get(path)).text).not.toContain(token)
    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      ...{ ending: token.slice(-4), scopes: ['content.edit'], lastUsedAt: null, expiresAt: null },
    })
    must(
      await program(token).post('/api/admin/pages', {
        title: 'Weavers',
        slug: 'by-token',
        content: '',
      }),
    )
    const used = (await listed()).find((one) => one.id === id)
    expect(used?.lastUsedAt).toBe(new Date(testShop().shop.now()).toISOString())
    const line = await testShop()
      .shop.db.read.selectFrom('audit')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([line.kind, line.username]).toEqual(['page', expect.stringMatching(/ \(Zoho Books\)$/)])
    const log = await testShop().shop.db.read.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(log)).not.toContain(token)
  })
})
