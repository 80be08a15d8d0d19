import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { loadPages } from '#server/app/render.ts'
import { seedWhenEmpty } from '#server/app/seed/seed.ts'
import { createPageCache } from '#server/platform/cache/page-cache.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'

/** What two machines may differ by before anything says so, and far more. */
const driftMs = 170_000

const pages = [
  ...['/', '/products', '/products?fabrics=Silk&sort=price-asc', '/about-us', '/faqs', '/contact'],
  ...['/ta', '/ta/products', '/shipping-returns', '/privacy-policy', '/terms'],
]
const calls = [
  ...['/api/products?limit=8', '/api/products/featured', '/api/categories', '/api/settings'],
  ...['/api/testimonials', '/api/search?q=silk', '/sitemap.xml', '/api/shop'],
]

describe.each(engines)('two machines of one shop (%s)', (engine) => {
  let testShop: TestShop
  const shops: Shop[] = []
  beforeAll(async () => {
    testShop = await createTestShop({ engine })
    const { config } = testShop.shop
    await seedWhenEmpty(
      { ...testShop.shop, config: { ...config, seedDemo: true } },
      () => undefined,
    )
  })
  afterAll(async () => {
    for (const shop of shops) await shop.close()
    await testShop.close()
  })

  /** One of them, whose clock is off by so much, with nothing kept from before. */
  async function machine(offMs: number) {
    const shop = await createShop(testShop.shop.config, { now: () => testShop.clock.now + offMs })
    shops.push(shop)
    const cache = createPageCache(shop.db.version, shop.now)
    return createApp(shop, { pages: await loadPages(), cache })
  }

  it('whose clocks differ give every page the same ETag', async () => {
    const [one, other] = await Promise.all([machine(0), machine(driftMs)])
    const { slug } = await testShop.shop.db.read
      .selectFrom('products')
      .select('slug')
      .where('rating_count', '>', 0)
      .executeTakeFirstOrThrow()
    const known = [...pages, ...calls, `/product/${slug}`, `/api/products/${slug}/reviews`]
    for (const address of known) {
      const [here, there] = await Promise.all([one.request(address), other.request(address)])
      expect([address, here.status]).toEqual([address, 200])
      const etag = here.headers.get('etag')
      expect([address, etag]).toEqual([address, expect.stringMatching(/^"/)])
      expect([address, there.headers.get('etag')]).toEqual([address, etag])
      const again = await other.request(address, { headers: { 'If-None-Match': etag ?? '' } })
      expect([address, again.status]).toEqual([address, 304])
    }
  }, 120_000)
})
