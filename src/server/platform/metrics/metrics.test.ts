import { expect, it } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { shopMetrics } from '#server/app/metrics/shop-metrics.ts'
import { createPageCache } from '#server/platform/cache/page-cache.ts'
import { openSmtp } from '#server/platform/mail/smtp.ts'
import { openS3 } from '#server/platform/media/storage/s3.ts'
import { callRazorpay } from '#server/razorpay/call-razorpay.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { queryPlans } from '#test/query-plans.ts'
import { newShopper } from '#test/shopper.ts'

const email = {
  messageId: '<a@b>',
  from: { name: 'A', address: 'a@example.in' },
  to: 'b@example.in',
  ...{ subject: '', html: '', text: '', headers: {}, attachments: [] },
}
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const away = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
const local = { headers: { host: 'localhost:3000' } }

onNewShops('metrics', (testShop, engine) => {
  it('tell requests by route and status, orders, jobs, emails and the time of the database', async () => {
    const { shop } = testShop()
    const cache = createPageCache(shop.db.version, shop.now)
    const app = createApp(shop, { cache, lag: () => 1500 })
    const shopper = newShopper({ ...testShop(), app })
    await fill(shopper, await addPiece(shop))
    expect((await order(shopper)).status).toBe(201)
    await app.request('/api/products/never-heard-of')
    const text = await (await app.request('/metrics', local, here)).text()
    for (const line of [
      /^pallu_http_requests_total\{method="POST",route="\/api\/orders",status="201",worker="1"\} 1$/m,
      /^pallu_http_requests_total\{method="GET",route="\/api\/products\/\{slug\}",status="404",worker="1"\} 1$/m,
      /^pallu_http_request_duration_seconds_count\{.*route="\/api\/orders".*\} 1$/m,
      /^pallu_event_loop_lag_seconds\{worker="1"\} 1.5$/m,
      /^pallu_page_cache_misses_total\{worker="1"\} 0$/m,
      /^pallu_database_query_duration_seconds_count\{.*verb="insert".*\} \d+$/m,
      /^pallu_orders_placed 1$/m,
      /^pallu_jobs\{state="waiting"\} [1-9]/m,
      /^pallu_jobs\{state="dead"\} 0$/m,
      /^pallu_mails\{state="failed"\} 0$/m,
      engine === 'postgres'
        ? /^pallu_database_connections\{state="idle",worker="1"\} [1-9]/m
        : /^pallu_database_connections\{state="idle",worker="1"\} 0$/m,
      /^pallu_database_connections\{state="waiting",worker="1"\} 0$/m,
      /^pallu_outside_errors_total\{of="gateway",worker="1"\} 0$/m,
      /^pallu_refusals_total\{code="not_found",worker="1"\} 1$/m,
      /^pallu_process_deaths_total 0$/m,
      /^pallu_start_timestamp_seconds\{worker="1"\} 1\d{9}/m,
      /^pallu_oldest_job_age_seconds 0$/m,
      /^pallu_held_pieces 0$/m,
    ]) {
      expect(text).toMatch(line)
    }
  })

  it('tell pieces that are kept, jobs that are late, and servers of others that fail', async () => {
    const { shop, clock } = testShop()
    const app = createApp(shop)
    const buyer = newShopper({ ...testShop(), app })
    await fill(buyer, await addPiece(shop))
    must(await order(buyer))
    const shopper = newShopper({ ...testShop(), app })
    await fill(shopper, await addPiece(shop))
    must(await shopper.post('/api/checkout'))
    const away = { url: 'http://127.0.0.1:1', keyId: 'k', keySecret: 's', webhookSecret: 'w' }
    await expect(callRazorpay(away, '/v1/payment_links')).rejects.toThrow()
    const s3 = { bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' }
    const storage = openS3({ ...s3, endpoint: 'http://127.0.0.1:1' })
    await expect(storage.get(`${'a'.repeat(32)}.jpg`)).rejects.toThrow()
    await expect(openSmtp('smtp://127.0.0.1:1').send(email)).rejects.toThrow()
    clock.now += 90_000
    const text = await (await app.request('/metrics', local, here)).text()
    for (const name of ['gateway', 's3', 'mail'])
      expect(text).toMatch(
        new RegExp(`^pallu_outside_errors_total\\{of="${name}",worker="1"\\} 1$`, 'm'),
      )
    expect(text).toMatch(/^pallu_held_pieces 1$/m)
    expect(text).toMatch(/^pallu_oldest_job_age_seconds (9\d|[1-9]\d\d)/m)
  })

  it('read neither the orders nor the emails that left, however many there are', async () => {
    const { shop } = testShop()
    const plans = await queryPlans(shop.db, (db) => shopMetrics({ ...shop, db }))
    expect(plans).toHaveLength(6)
    for (const plan of plans) expect(plan).not.toMatch(/\borders\b/)
    if (engine === 'sqlite')
      expect(plans.find((plan) => plan.includes('mails'))).toContain('SEARCH mails USING')
  })

  it('name no address of a visitor, however many are tried', async () => {
    const { app } = testShop()
    for (let at = 0; at < 5; at++) await app.request(`/somewhere/${at}/deep`)
    const text = await (await app.request('/metrics', local, here)).text()
    expect(text).not.toContain('somewhere')
    expect(text).toMatch(/route="other",status="404",worker="1"\} 5$/m)
  })
})

it('without a token only programs of this machine may read, and not through a proxy', async () => {
  const { app, close } = await createTestShop()
  const status = async (headers: Record<string, string>, env: object) =>
    (await app.request('/metrics', { headers: { ...local.headers, ...headers } }, env)).status
  expect(await status({}, here)).toBe(200)
  expect(await status({}, away)).toBe(404)
  expect(await status({ 'x-forwarded-for': '203.0.113.7' }, here)).toBe(404)
  expect(await status({ 'x-forwarded-for': '127.0.0.1' }, here)).toBe(404)
  expect(await status({ host: 'pallu.example' }, here)).toBe(404)
  await close()
})

it('with a token only its bearer may read, from wherever', async () => {
  const token = 'a-token-of-some-length'
  const { app, close } = await createTestShop({ environment: { METRICS_TOKEN: token } })
  const status = async (headers: Record<string, string>, env: object) =>
    (await app.request('/metrics', { headers: { ...local.headers, ...headers } }, env)).status
  expect(await status({}, here)).toBe(404)
  expect(await status({ authorization: 'Bearer ' }, here)).toBe(404)
  expect(await status({ authorization: `Bearer ${token}x` }, away)).toBe(404)
  expect(await status({ authorization: `Bearer ${token}` }, away)).toBe(200)
  await close()
})
