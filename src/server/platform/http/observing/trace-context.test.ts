import { afterAll, beforeAll, expect, it } from 'vitest'
import { callRazorpay } from '#server/razorpay/call-razorpay.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { openFakeRazorpay, razorpayEnvironment } from '#test/fake-razorpay.ts'
import { startS3 } from '#test/s3-server.ts'
import { createApp } from '../../../app/app.ts'
import { createShop } from '../../../app/create-shop.ts'
import { openS3 } from '../../media/storage/s3.ts'
import { openLog } from '../../shop.ts'
import { underRequestId } from './request-id.ts'
import { readTrace, traceparentOf } from './trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const given = `00-${traceId}-${parentId}-01`
const passedOn = new RegExp(`^00-${traceId}-(?!${parentId})[0-9a-f]{16}-01$`)

const never = () => {
  throw new Error('There is none.')
}

let testShop: TestShop
beforeAll(async () => {
  testShop = await createTestShop()
})
afterAll(() => testShop.close())

it('a well-formed traceparent is taken, with a part of our own', () => {
  expect(readTrace(given)).toMatchObject({ traceId, flags: '01' })
  expect(traceparentOf(readTrace(given) ?? never())).toMatch(passedOn)
  expect(readTrace(given.replace(/^00/, 'cc').concat('-what-comes'))).toMatchObject({ traceId })
})

it.each([
  undefined,
  '',
  `ff${given.slice(2)}`,
  `${given}-more`,
  given.toUpperCase(),
  given.replace(traceId, '0'.repeat(32)),
  given.replace(parentId, '0'.repeat(16)),
  `${given}\n`,
  given.slice(0, -1),
])('anything else is as if there were none: %s', (header) => {
  expect(readTrace(header)).toBeUndefined()
})

it('every line of the log that a request brings about carries its trace', async () => {
  const lines: Record<string, unknown>[] = []
  const config = { ...testShop.shop.config, logLevel: 'debug' }
  const log = openLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
  const shop = await createShop(config, { log })
  const app = createApp(shop)
  await app.request('/api/categories', { headers: { traceparent: given } })
  await app.request('/api/categories')
  expect(lines.at(-2)).toMatchObject({ traceId, spanId: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(lines.at(-1)).not.toHaveProperty('traceId')
  await shop.close()
})

it('the trace is passed on to the payment gateway and, outside the signature, to the storage', async () => {
  const [fake, s3] = await Promise.all([openFakeRazorpay(), startS3()])
  const config = await createTestShop({ environment: razorpayEnvironment(fake.url) })
  const razorpay = config.shop.config.razorpay ?? never()
  const work = async () => {
    await callRazorpay(razorpay, '/v1/payment_links/none')
    await openS3(s3.config).put(`${'a'.repeat(32)}.jpg`, Buffer.from('a picture'))
  }
  await underRequestId({ requestId: 'a-request', trace: readTrace(given) }, work)
  expect(fake.headers.at(-1)?.['traceparent']).toMatch(passedOn)
  expect(s3.headers.at(-1)?.['traceparent']).toMatch(passedOn)
  expect(s3.headers.at(-1)?.authorization).not.toContain('traceparent')
  await work()
  expect(fake.headers.at(-1)).not.toHaveProperty('traceparent')
  expect(s3.headers.at(-1)).not.toHaveProperty('traceparent')
  await Promise.all([fake.close(), s3.close(), config.close()])
})
