import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createShop } from '#server/app/create-shop.ts'
import { openLog } from '#server/platform/shop.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { createApp } from '../app/app.ts'
import { callRazorpay } from './call-razorpay.ts'
import { refundAtRazorpay } from './razorpay-refund.ts'

const keys = { keyId: 'k', keySecret: 's', webhookSecret: 'w' }
const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that is asked instead of the gateway; its address, and how often it was asked. */
async function standIn(answer: http.RequestListener) {
  let asked = 0
  const server = http.createServer((request, reply) => {
    asked += 1
    answer(request, reply)
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, asked: () => asked }
}

it('a gateway that sends us elsewhere is not followed: our key goes to nobody else', async () => {
  const elsewhere = await standIn((_, reply) => reply.end('{}'))
  const gateway = await standIn((_, reply) =>
    reply.writeHead(307, { Location: elsewhere.url }).end('{}'),
  )
  const asking = callRazorpay({ ...keys, url: gateway.url }, '/v1/payment_links')
  await expect(asking).rejects.toMatchObject({ refusal: 'gateway-away' })
  expect([gateway.asked(), elsewhere.asked()]).toEqual([1, 0])
})

it('why it was not reached stands in the log, not in the answer: a certificate, a name, a line that broke', async () => {
  // It speaks no TLS at all.
  const { url } = await standIn((_, reply) => reply.end('{}'))
  const environment = {
    ...{ RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'a', RAZORPAY_WEBHOOK_SECRET: 'b' },
    RAZORPAY_URL: url.replace('http:', 'https:'),
  }
  const testShop = await createTestShop({ environment })
  const lines: { msg: string; err?: { message: string } }[] = []
  const config = { ...testShop.shop.config, logLevel: 'warn' }
  const log = openLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
  const telling = await createShop(config, { log, now: testShop.shop.now })
  const guest = newShopper({ ...testShop, app: createApp(telling) })
  await fill(guest, await addPiece(testShop.shop))
  const { token } = (await order(guest, { method: 'razorpay' })).body
  const away = await guest.post(`/api/orders/${token}/payment`, { method: 'razorpay' })
  await telling.close()
  await testShop.close()
  expect(away.status).toBe(503)
  const [line] = lines.filter(({ msg }) => msg === 'somebody else’s server failed us')
  expect(line?.err?.message).toMatch(/SSL|EPROTO|wrong version/i)
  expect(away.text).not.toMatch(/SSL|EPROTO|fetch failed/i)
})

it('why a refund stays unsure is not lost either', async () => {
  const { url } = await standIn((_, reply) => reply.end('{}'))
  const config = { ...keys, url: url.replace('http:', 'https:') }
  const outcome = await refundAtRazorpay(config, { paymentId: 'pay_1', amountPaise: 1, key: 'k' })
  expect(outcome).toMatchObject({ kind: 'unsure', cause: { cause: expect.any(Error) } })
})
