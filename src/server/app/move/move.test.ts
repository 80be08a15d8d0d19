import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf } from '#domain/language.ts'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { loadPages } from '#server/app/render.ts'
import { seedWhenEmpty } from '#server/app/seed/seed.ts'
import { readConfig } from '#server/platform/config.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { fill, order } from '#test/ordering.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { moveShop } from './move-shop.ts'

const say = () => undefined

/** The same shop on the other database, with the pages that shoppers see. */
async function openThere(testShop: TestShop, url: string): Promise<TestShop> {
  const config = { ...testShop.shop.config, database: url }
  const shop = await createShop(config, { now: () => testShop.clock.now })
  return { ...testShop, shop, app: createApp(shop, { pages: await loadPages() }) }
}

async function publicAddresses(shopper: Shopper): Promise<string[]> {
  const map = await shopper.get('/sitemap.xml')
  const pages = [...map.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  // The same code makes them in every language: of the others every so-manieth.
  const asked = pages.filter((page, at) => languageOf(page) === 'en' || at % 29 === 0)
  const slugs = pages.flatMap((page) => /^\/product\/(.+)$/.exec(page)?.[1] ?? [])
  const filters = [
    'fabrics=Silk',
    'sort=price-asc',
    'sort=price-desc&page=2',
    'q=silk',
    'q=kanjivram',
  ]
  return [
    ...new Set(asked),
    ...slugs.flatMap((slug) => [`/api/products/${slug}`, `/api/products/${slug}/related`]),
    ...slugs.map((slug) => `/api/products/${slug}/reviews`),
    ...filters.flatMap((query) => [`/api/search?${query}`, `/api/products/facets?${query}`]),
    ...['silk', 'cot', 'kanchi'].map((q) => `/api/search/suggestions?q=${q}`),
    ...['products', 'products/featured', 'products/trending', 'products/new-arrivals'].map(
      (list) => `/api/${list}`,
    ),
    ...['categories', 'testimonials', 'pages', 'settings', 'shop'].map((list) => `/api/${list}`),
    '/sitemap.xml',
  ]
}

const staffAddresses = [
  'products',
  'stock',
  'audit',
  'orders',
  'buyers',
  'coupons',
  'reviews',
  'returns',
]

/** What an address answers; staff's own answers name no time in these lists. */
async function answersOf(shopper: Shopper, addresses: string[]) {
  const answers: Record<string, string> = {}
  for (const address of addresses) {
    const { status, headers, text } = await shopper.get(address)
    answers[address] = `${status} ${headers.get('content-type')} ${text}`
  }
  return answers
}

describe('moving a shop from the embedded database to PostgreSQL', () => {
  let testShop: TestShop
  let target: TestShop
  let url: string
  beforeAll(async () => {
    testShop = await createTestShop()
    await seedWhenEmpty(
      { ...testShop.shop, config: { ...testShop.shop.config, seedDemo: true } },
      say,
    )
    target = await createTestShop({ engine: 'postgres' })
    url = target.shop.config.database
  })
  afterAll(async () => {
    await testShop.close()
    await target.close()
  })

  it('refuses while the shop is open, and where there is none', async () => {
    await expect(moveShop(testShop.shop.config, url, say)).rejects.toThrow(/is open/)
    const nowhere = readConfig({ DATA_DIR: path.join(testShop.shop.config.dataDir, 'nowhere') })
    await expect(moveShop(nowhere, url, say)).rejects.toThrow(/no embedded shop/)
  })

  it('answers 200 addresses byte for byte as before, refuses a second move, and counts on', async () => {
    const here = await openThere(testShop, testShop.shop.config.database)
    const guest = newShopper(here)
    const staff = await signedIn(here, 'owner')
    const [piece] = (await guest.get('/api/products')).body as unknown as { id: number }[] // A list.
    await fill(guest, piece?.id ?? 0)
    const bought = await order(guest)
    expect(bought.status).toBe(201)
    const addresses = [
      ...(await publicAddresses(newShopper(here))),
      `/api/orders/${bought.body['token']}`,
    ]
    const admin = staffAddresses.map((list) => `/api/admin/${list}`)
    expect(addresses.length).toBeGreaterThanOrEqual(200)
    const before = await answersOf(newShopper(here), addresses)
    const beforeStaff = await answersOf(staff, admin)
    await Promise.all([here.shop.close(), testShop.shop.close()])

    const { rows } = await moveShop(testShop.shop.config, url, say)
    expect(rows).toBeGreaterThan(1000)
    await expect(moveShop(testShop.shop.config, url, say)).rejects.toThrow(/already/)
    expect(fs.existsSync(testShop.shop.config.database)).toBe(true)

    const there = await openThere(testShop, url)
    const visitor = newShopper(there)
    for (const address of addresses) {
      expect(await answersOf(visitor, [address])).toEqual({ [address]: before[address] })
    }
    const staffThere = newShopper(there)
    for (const [cookie, value] of staff.cookies) staffThere.cookies.set(cookie, value)
    expect(await answersOf(staffThere, admin)).toEqual(beforeStaff)
    const next = newShopper(there)
    await fill(next, piece?.id ?? 0)
    expect((await order(next)).status).toBe(201)
    await there.shop.close()
  })
})
