import { describe, expect, it } from 'vitest'
import { complain } from '#contract/complaints/calls.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import * as reviewsCalls from '#contract/reviews/calls.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { calls } from '../../app/modules.ts'
import { spoolOf } from './body/spool.ts'

const all = calls.map(({ endpoint }) => endpoint)
const taking = all.filter((one) => one.takesFiles || one.readsForm)

/** A form that never ends, and how much of it was taken. */
function endless() {
  const taken = { bytes: 0 }
  const head = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const bytes = taken.bytes === 0 ? Buffer.from(head) : new Uint8Array(64 * 1024)
        taken.bytes += bytes.length
        controller.enqueue(bytes)
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return { init: { method: 'POST', headers, body, duplex: 'half' } as RequestInit, taken } // Node wants `duplex`.
}

onBothEngines('whoever sends files is asked who they are before a byte is read', (testShop) => {
  it('the calls that take files are these', () => {
    expect(taking.map(({ path }) => path)).toContain('/api/orders/{token}/returns')
    expect(taking.length).toBeGreaterThan(10)
  })

  // Anybody may complain; how often, is counted before a byte is read.
  const asking = taking.filter(({ path }) => path !== complain.path)

  it.each(asking.map((one) => [one.method, one.path, one.guard] as const))(
    '%s %s from a stranger',
    async (method, path, guard) => {
      const { init, taken } = endless()
      const address = path.replace(/\{\w+\}/g, '1'.repeat(22))
      const reply = await testShop().app.request(address, { ...init, method })
      expect(reply.status).toBe(guard === 'anyone' ? 404 : 401)
      expect(await reply.json()).toMatchObject({ message: expect.stringMatching(/\.$/) })
      expect(taken.bytes).toBe(0)
    },
  )

  it('complaints: 10 in an hour from a network, then not a byte more', async () => {
    const { app, shop } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const env = { incoming: { socket: { remoteAddress: '203.0.113.81' } } }
    const headers = { 'content-type': 'application/json' }
    for (let n = 0; n < 10; n++) {
      const reply = await app.request(complain.path, { method: 'POST', headers, body: '{}' }, env)
      expect(reply.status).toBe(400)
    }
    const { init, taken } = endless()
    expect((await app.request(complain.path, init, env)).status).toBe(429)
    expect(taken.bytes).toBe(0)
  })

  describe('with the link of an order', () => {
    it.each([
      ['returns', 10, 'POST'],
      ['reviews', 20, 'PUT'],
    ] as const)('%s: %i in an hour, then not a byte more', async (what, most, method) => {
      const { app, shop } = testShop()
      await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
      const guest = newShopper(testShop())
      const id = await addPiece(shop, { price: 6000, stock: 5 })
      must(await guest.post('/api/cart/lines', { productId: id, quantity: 1 }))
      const { token } = (await order(guest)).as(PlacedOrder)
      const { lines } = (await guest.get(`/api/orders/${token}`)).as(Order)
      const address =
        what === 'returns'
          ? `/api/orders/${token}/returns`
          : reviewsCalls.writeReview.path
              .replace('{token}', token)
              .replace('{lineId}', String(lines[0]?.id))
      const env = { incoming: { socket: { remoteAddress: '203.0.113.80' } } }
      for (let n = 0; n < most; n++) {
        const headers = { 'content-type': 'application/json' }
        const reply = await app.request(address, { method, headers, body: '{}' }, env)
        expect(reply.status).toBe(400)
      }
      const { init, taken } = endless()
      const refused = await app.request(address, { ...init, method }, env)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(taken.bytes).toBe(0)
    })

    it('a buyer sends six files at most, staff twelve', async () => {
      const { app } = testShop()
      const guest = newShopper(testShop())
      const id = await addPiece(testShop().shop, { price: 6000, stock: 5 })
      must(await guest.post('/api/cart/lines', { productId: id, quantity: 1 }))
      const { token } = (await order(guest)).as(PlacedOrder)
      const body = new FormData()
      for (let n = 0; n < 7; n++) body.append('photos', new File(['x'], `${n}.jpg`))
      const env = { incoming: { socket: { remoteAddress: '203.0.113.81' } } }
      const init = { method: 'POST', body }
      const reply = await app.request(`/api/orders/${token}/returns`, init, env)
      expect(reply.status).toBe(413)
      expect(await reply.json()).toMatchObject({
        message: 'At most 6 files can be sent at once.',
      })
    })

    it('a form without an end is read to its limit and no further, and nothing stays', async () => {
      const { app, shop } = testShop()
      await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
      const guest = newShopper(testShop())
      const id = await addPiece(shop, { price: 6000, stock: 5 })
      must(await guest.post('/api/cart/lines', { productId: id, quantity: 1 }))
      const { token } = (await order(guest)).as(PlacedOrder)
      const { init, taken } = endless()
      const reply = await app.request(`/api/orders/${token}/returns`, init)
      expect(reply.status).toBe(413)
      expect(taken.bytes).toBeLessThan(11 * 1024 * 1024)
      expect(spoolOf(shop).held()).toBe(0)
    })
  })
})
