import { describe, expect, it } from 'vitest'
import type { TestShop } from '#test/create-test-shop.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { bumpVersion } from '../db/version.ts'
import { createApp } from './app.ts'
import { createPageCache, keyOf } from './page-cache.ts'

describe('the address under which an answer is kept', () => {
  it('ignores what changes nothing, so that it cannot bust the cache', () => {
    expect(keyOf('/products?utm_source=x&fabrics=Silk&_nocache=1')).toBe('/products?fabrics=Silk')
    expect(keyOf('/?fbclid=1')).toBe('/')
  })
  it('puts parameters in one order', () => {
    expect(keyOf('/products?sort=price-asc&fabrics=Silk')).toBe(
      keyOf('/products?fabrics=Silk&sort=price-asc'),
    )
  })
})

onBothEngines('what is kept for visitors', (testShop) => {
  const withCache = (open: TestShop) => {
    const cache = createPageCache(open.shop.db.version, open.shop.now)
    return { cache, app: createApp(open.shop, { cache }) }
  }

  it('is dropped by the next visible write', async () => {
    const { cache, app } = withCache(testShop())
    await app.request('/api/categories')
    expect(cache.figures().entries).toBe(1)
    const before = cache.version()
    await testShop().shop.db.write((tx) => bumpVersion(tx, testShop().shop.now()))
    expect(cache.version()).toBe(before + 1)
  })

  it('never holds what a visitor with a session or a cart was told', async () => {
    const { cache, app } = withCache(testShop())
    for (const cookie of ['sid=abc', '__Host-cart=abc', 'a=b; cart=1']) {
      const answer = await app.request('/api/products', { headers: { cookie } })
      expect(answer.headers.get('cache-control')).toContain('private')
    }
    expect(cache.figures().entries).toBe(0)
  })

  it('answers 304 to a visitor whose copy is still right', async () => {
    const { app } = withCache(testShop())
    const first = await app.request('/api/testimonials')
    const etag = first.headers.get('etag') ?? ''
    const again = await app.request('/api/testimonials', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})
