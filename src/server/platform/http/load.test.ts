import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pages } from '#contract/rendering.ts'
import { readConfig } from '#server/platform/config.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { type App, createApp } from '../../app/app.ts'
import { createPageCache, type PageCache } from '../cache/page-cache.ts'
import { bumpVersion } from '../db/version.ts'
import { sharedPage } from './headers.ts'
import { loadLimits } from './load.ts'

let testShop: TestShop
let lagMs = 0
let app: App
let pages: Pages
let cache: PageCache
/** Pages in the making: each ends when a test says so. */
let ends: (() => void)[] = []

beforeAll(async () => {
  testShop = await createTestShop({ environment: { LAG_LIMIT_MS: '400' } })
  pages = async () => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return new Response('<h1>A page</h1>', { headers: { 'Content-Type': 'text/html' } })
  }
  cache = createPageCache(testShop.shop.db.version, testShop.shop.now)
  app = createApp(testShop.shop, { pages, cache, lag: () => lagMs })
})
afterAll(() => testShop.close())

/** What is answered to a page whose making is let go through. */
async function visit(path: string, init?: RequestInit) {
  const answer = Promise.resolve(app.request(path, init))
  const timer = setInterval(() => {
    for (const end of ends.splice(0)) end()
  })
  return answer.finally(() => clearInterval(timer))
}

async function whileLate<Result>(work: () => Promise<Result>): Promise<Result> {
  lagMs = testShop.shop.config.lagLimitMs + 1
  try {
    return await work()
  } finally {
    lagMs = 0
  }
}

it('a late process puts off fresh pages with a friendly page', () =>
  whileLate(async () => {
    const page = await visit('/products?page=7')
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('Please try again in a few seconds')
  }))

it('a late process puts off searches, and says so as every call does', () =>
  whileLate(async () => {
    for (const path of [
      // Asked for by no other test: what is kept is answered.
      '/api/search?q=ivory',
      '/api/search/suggestions?q=s',
      '/api/search/completions?q=s',
      '/api/products/facets',
    ]) {
      const answer = await app.request(path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(answer.headers.get('Retry-After')).toBe('5')
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    }
  }))

it('buying, health checks and all other calls go on', () =>
  whileLate(async () => {
    for (const path of [
      '/healthz',
      '/readyz',
      '/api/cart',
      '/api/products',
      '/cart',
      '/checkout',
    ]) {
      expect([path, (await visit(path)).status]).toEqual([path, 200])
    }
    const order = await app.request('/api/orders', { method: 'POST' })
    expect(order.status).toBe(400)
    const event = await app.request('/api/payments/razorpay/events', { method: 'POST' })
    expect(event.status).not.toBe(503)
    expect((await visit('/checkout', { method: 'POST' })).status).toBe(200)
  }))

it('LAG_LIMIT_MS=0 puts nothing off, however late the process is', () =>
  whileLate(async () => {
    const { shop } = testShop
    const config = { ...shop.config, ...readConfig({ LAG_LIMIT_MS: '0' }) }
    const patient = createApp({ ...shop, config }, { lag: () => 60_000 })
    expect((await patient.request('/api/search?q=silk')).status).toBe(200)
  }))

it('nothing is put off when the process is in time again', async () => {
  expect((await app.request('/api/search?q=silk')).status).toBe(200)
  expect((await visit('/products?page=8')).status).toBe(200)
})

it('a page that a crowd asks for is made once', async () => {
  ends = []
  const crowd = Array.from({ length: 200 }, () => app.request('/about-us?from=a-letter'))
  const other = app.request('/faqs')
  await expect.poll(() => ends.length).toBe(2)
  for (const end of ends.splice(0)) end()
  const answers = await Promise.all(crowd)
  expect(ends).toEqual([])
  expect((await other).status).toBe(200)
  const told = await Promise.all(
    answers.map(async (answer) => [answer.headers.get('etag'), await answer.text()]),
  )
  expect(new Set(told.map(String)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
})

it('a page that goes out of date while it is made is made once more for all who wait for it', async () => {
  ends = []
  const { shop } = testShop
  let asked = 0
  const knows = (address: string) => {
    asked += 1
    return cache.knows(address)
  }
  const crowded = createApp(shop, { pages, cache: { ...cache, knows } })
  const all = Array.from({ length: 30 }, () => crowded.request('/terms-and-conditions'))
  await expect.poll(() => [asked, ends.length]).toEqual([30, 1])
  for (let makings = 0; makings < 2; makings++) {
    await shop.db.write((tx) => bumpVersion(tx, shop.now()))
    const [end, ...others] = ends.splice(0)
    expect(others).toEqual([])
    end?.()
    if (makings === 0) await expect.poll(() => ends.length).toBe(1)
  }
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(ends).toEqual([])
})

it('whoever has a session or a cart waits with the crowd for a page that is the same for everybody', async () => {
  ends = []
  const stranger = app.request('/contact')
  await expect.poll(() => ends.length).toBe(1)
  const known = ['sid=a', 'cart=b'].map((cookie) =>
    app.request('/contact', { headers: { cookie } }),
  )
  const answers = [await visit('/contact'), await stranger, ...(await Promise.all(known))]
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe(sharedPage)
})

it('everybody gets a page of their own where it is a visitor’s, whatever is being made', async () => {
  ends = []
  const all = [{}, { cookie: 'sid=a' }, { cookie: 'cart=b' }]
  const answers = await Promise.all(all.map((headers) => visit('/track-order', { headers })))
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-store')
  expect(cache.cached('/track-order')).toBeUndefined()
})

it('a page that waited for its turn is kept as of its turn, not of its coming', async () => {
  ends = []
  const { shop } = testShop
  const first = [app.request('/first'), app.request('/second')]
  await expect.poll(() => ends.length).toBe(2)
  const late = app.request('/late')
  await shop.db.write((tx) => bumpVersion(tx, shop.now()))
  for (const end of ends.splice(0)) end()
  await expect.poll(() => ends.length).toBe(1)
  ends.splice(0)[0]?.()
  await Promise.all([...first, late])
  expect([cache.cached('/first'), cache.cached('/late')?.version]).toEqual([
    undefined,
    cache.version(),
  ])
})

it('so many pages wait for their turn; the next are put off, a buyer is not', async () => {
  ends = []
  const { pagesAtOnce, pagesWaiting } = loadLimits
  const all = Array.from({ length: pagesAtOnce + pagesWaiting }, (_, at) =>
    app.request(`/product/one-${at}`),
  )
  await expect.poll(() => ends.length).toBe(pagesAtOnce)
  expect((await app.request('/product/too-many')).status).toBe(503)
  const buyer = visit('/checkout')
  expect((await buyer).status).toBe(200)
  expect((await visit('/')).status).toBe(200)
  const pages = Promise.all(all)
  const timer = setInterval(() => {
    for (const end of ends.splice(0)) end()
  })
  expect(new Set((await pages).map(({ status }) => status))).toEqual(new Set([200]))
  clearInterval(timer)
})
