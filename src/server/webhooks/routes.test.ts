import { beforeEach, expect, it } from 'vitest'
import { NewWebhook } from '#contract/webhooks/types.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the owner is told of the addresses that hear of orders, and of each message to one.

const path = '/api/admin/webhooks'
const form = { url: 'https://hooks.example.in/pallu', events: ['order.placed', 'order.paid'] }

onNewShops('addresses that are told what happens', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const add = async (more = {}) => must(await owner.post(path, { ...form, ...more })).as(NewWebhook)
  const deliveries = async (id: number, query = '') =>
    must(await owner.get(`${path}/${id}/deliveries${query}`)).body

  it('are listed with each event once, and without the secret that only their making shows', async () => {
    expect(must(await owner.get(path)).body).toEqual([])
    const { secret, ...made } = await add({ events: ['order.paid', 'order.placed', 'order.paid'] })
    expect(secret).toMatch(/^whsec_.{20,}/)
    expect(made).toEqual({
      ...{ id: made.id, url: form.url, events: ['order.placed', 'order.paid'], failures: 0 },
      ...{ createdAt: '2026-01-15T06:30:00.000Z', disabledAt: null },
    })
    expect(must(await owner.get(path)).body).toEqual([made])
  })

  it('one that nobody took is switched on again, as if it had never failed', async () => {
    const { secret: _secret, ...made } = await add()
    const off = { disabled_at: testShop().clock.now, failures: 20 }
    await testShop().shop.db.write((tx) => tx.updateTable('webhooks').set(off).execute())
    const disabledAt = '2026-01-15T06:30:00.000Z'
    expect(must(await owner.get(path)).body).toEqual([{ ...made, disabledAt, failures: 20 }])
    must(await owner.post(`${path}/${made.id}/enabling`), 204)
    expect(must(await owner.get(path)).body).toEqual([made])
  })

  it('each message is listed with what came of it, thirty on a page, the newest first', async () => {
    const { id } = await add()
    expect(await deliveries(id)).toEqual({ items: [], total: 0, page: 1, pages: 1 })
    must(await owner.post(`${path}/${id}/test`), 204)
    const waiting = {
      ...{ id: expect.any(Number), event: 'test', state: 'waiting', attempts: 0, status: null },
      ...{ error: '', body: expect.stringContaining('"test"'), triedAt: null },
      createdAt: '2026-01-15T06:30:00.000Z',
    }
    expect(await deliveries(id)).toEqual({ items: [waiting], total: 1, page: 1, pages: 1 })
    const tried = {
      state: 'done',
      attempts: 2,
      status: 204,
      error: 'late',
      tried_at: 1000,
    } as const
    await testShop().shop.db.write((tx) =>
      tx.updateTable('webhook_deliveries').set(tried).execute(),
    )
    const { tried_at: _at, ...columns } = tried
    const done = { ...waiting, ...columns, triedAt: '1970-01-01T00:00:01.000Z' }
    expect(await deliveries(id)).toMatchObject({ items: [done] })
    for (let at = 0; at < 30; at += 1) must(await owner.post(`${path}/${id}/test`))
    expect(await deliveries(id, '?page=2')).toEqual({
      ...{ items: [done], total: 31, page: 2, pages: 2 },
    })
  })

  it('what nobody answered is told in words beside those of the program', async () => {
    const { id } = await add()
    must(await owner.post(`${path}/${id}/test`), 204)
    const tried = {
      state: 'failed',
      attempts: 9,
      error: 'connect ECONNREFUSED 127.0.0.1:9',
    } as const
    await testShop().shop.db.write((tx) =>
      tx.updateTable('webhook_deliveries').set(tried).execute(),
    )
    const told = { status: null, error: tried.error, fault: 'refused' }
    expect(await deliveries(id)).toMatchObject({ items: [told] })
  })

  it('a message is sent again once, and not while it waits', async () => {
    const { id } = await add()
    must(await owner.post(`${path}/${id}/test`))
    const { db } = testShop().shop
    const sent = db.read.selectFrom('webhook_deliveries').select(['id', 'state'])
    const { id: messageId } = await sent.executeTakeFirstOrThrow()
    const jobs = async () => {
      const payload = JSON.stringify({ deliveryId: messageId })
      const found = db.read.selectFrom('jobs').select('id').where('payload', '=', payload)
      return (await found.execute()).length
    }
    const replay = () => owner.post(`/api/admin/webhook-deliveries/${messageId}/replay`)
    must(await replay(), 204)
    expect(await jobs()).toBe(1)
    await db.write(async (tx) => {
      await tx.deleteFrom('jobs').execute()
      await tx.updateTable('webhook_deliveries').set({ state: 'failed' }).execute()
    })
    must(await replay(), 204)
    expect([await jobs(), await sent.execute()]).toEqual([1, [{ id: messageId, state: 'waiting' }]])
    const lost = await owner.post('/api/admin/webhook-deliveries/999/replay')
    expect([lost.status, lost.body['refusal']]).toEqual([404, 'no-such-delivery'])
  })

  it('the log names the address of each step; one that is not there is not found', async () => {
    const { id } = await add()
    for (const step of ['test', 'enabling']) must(await owner.post(`${path}/${id}/${step}`), 204)
    must(await owner.del(`${path}/${id}`), 204)
    expect(must(await owner.get(path)).body).toEqual([])
    for (const reply of [
      ...[await owner.post(`${path}/${id}/test`), await owner.post(`${path}/${id}/enabling`)],
      ...[await owner.del(`${path}/${id}`), await owner.get(`${path}/${id}/deliveries`)],
    ]) {
      expect([reply.status, reply.body['refusal']]).toEqual([404, 'no-such-webhook'])
    }
    const line = { user_id: owner.userId, subject_id: id, subject: form.url }
    const actions = ['create', 'update', 'update', 'delete']
    expect(await logged(testShop(), 'webhook')).toEqual(
      actions.map((action) => ({ ...line, action, before: null, after: null })),
    )
  })

  it('twenty are enough', async () => {
    for (let at = 0; at < 20; at += 1) await add()
    const more = await owner.post(path, form)
    expect([more.body['refusal'], more.body['params']]).toEqual(['webhooks-full', { most: 20 }])
    expect(more.body['message']).toContain('20')
  })
})

it('a shop that may speak to its own network takes web addresses there, without a password in them', async () => {
  const testShop = await createTestShop({ environment: { WEBHOOKS_TO_PRIVATE: '1' } })
  const owner = await signedIn(testShop, 'owner')
  const urls = { 'http://127.0.0.1/a': 201, 'https://127.0.0.2/a': 201, 'ftp://example.in/a': 400 }
  const named = { 'http://a@127.0.0.1/': 400, 'http://:b@127.0.0.1/': 400 }
  for (const [url, status] of Object.entries({ ...urls, ...named })) {
    const reply = await owner.post(path, { ...form, url })
    expect([url, reply.status]).toEqual([url, status])
    if (status === 400) expect(Object.keys(Object(reply.body['errors']))).toEqual(['url'])
  }
  await testShop.close()
})
