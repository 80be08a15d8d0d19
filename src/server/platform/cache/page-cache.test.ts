import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestShop } from '#test/create-test-shop.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { createApp } from '../../app/app.ts'
import { calls } from '../../app/modules.ts'
import { bumpVersion } from '../db/version.ts'
import { compress, qualities } from './bodies.ts'
import { keyOf } from './key-of.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

/** Listens with nothing but the cache behind it while `work` runs. */
async function servedFrom(cache: PageCache, work: (url: string) => Promise<void>) {
  const server = http.createServer((req, res) => {
    if (!cache.answer(req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  await work(`http://127.0.0.1:${port}`)
  await new Promise((resolve) => server.close(resolve))
}

describe('the address under which an answer is kept', () => {
  it('ignores what changes nothing, so that it cannot bust the cache', () => {
    expect(keyOf('/products?utm_source=x&fabrics=Silk&_nocache=1')).toBe('/products?fabrics=Silk')
    expect(keyOf('/?fbclid=1')).toBe('/')
  })
  it('names the language of a call that has one, whatever else stands in the address', () => {
    for (const path of ['/api/products', '/api/products/review-silk', '/api/search', '/api/shop']) {
      for (const beside of ['', '&x=/a/review', '&q=/review']) {
        expect(keyOf(`${path}?language=ta${beside}`), path).toMatch(/[?&]language=ta$/)
      }
      for (const none of ['en', 'fr', '']) expect(keyOf(`${path}?language=${none}`)).toBe(path)
    }
    expect(keyOf('/products?language=ta')).toBe('/products')
    expect(keyOf('/api/products/silk/reviews?language=ta')).toBe('/api/products/silk/reviews')
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
    expect(cache.inside('/api/categories')).toBeUndefined()
  })

  it('is still known when it is out of date, pages alone, for an hour and until it is emptied', async () => {
    const { shop, clock } = testShop()
    const { cache } = withCache(testShop())
    const body = Buffer.from('{}')
    for (const address of ['/', '/about-us', '/api/categories', '/sitemap.xml']) {
      cache.store(address, { body, headers: {}, version: cache.version() })
    }
    await shop.db.write((tx) => bumpVersion(tx, shop.now()))
    expect(cache.cached('/')).toBeUndefined()
    expect(cache.lastMade('/?utm_source=x')?.key).toBe('/')
    for (const address of ['/api/categories', '/sitemap.xml', '/faqs']) {
      expect(cache.lastMade(address)).toBeUndefined()
    }
    clock.now += 3_600_000
    expect(cache.lastMade('/')?.key).toBe('/')
    clock.now += 1
    expect(cache.lastMade('/')).toBeUndefined()
    clock.now -= 1
    cache.purge()
    expect(cache.lastMade('/')).toBeUndefined()
  })

  it('is packed with half the effort while it is made anew every few seconds, and well once it lasts', () => {
    const { clock } = testShop()
    const { cache } = withCache(testShop())
    const rows = Array.from({ length: 900 }, (_, n) => `<li>Saree ${n * 7919}, ₹${n ** 3}</li>`)
    const body = Buffer.from(rows.join(''))
    const packed = () => {
      const entry = cache.store('/products', { body, headers: {}, version: cache.version() })
      return cache.bodyFor(entry, 'br').body
    }
    const lasting = compress(body, qualities.lasting)
    const passing = compress(body, qualities.passing)
    expect(passing.equals(lasting)).toBe(false)
    expect(packed()).toEqual(lasting)
    clock.now += 2000
    expect(packed()).toEqual(passing)
    clock.now += 30_000
    expect(packed()).toEqual(lasting)
  })

  it('never holds what a visitor with a session or a cart was told', async () => {
    const { cache, app } = withCache(testShop())
    for (const cookie of ['sid=abc', '__Host-cart=abc', 'a=b; cart=1']) {
      const answer = await app.request('/api/cart', { headers: { cookie } })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(cache.figures().entries).toBe(0)
  })

  it('holds no cookie that came with the answer, such as the end of a session', async () => {
    const cache = createPageCache(testShop().shop.db.version, testShop().shop.now)
    const stored: Record<string, string>[] = []
    const store: typeof cache.store = (address, page) => {
      stored.push(page.headers)
      return cache.store(address, page)
    }
    const app = createApp(testShop().shop, { cache: { ...cache, store } })
    const headers = { cookie: `sid=${'a'.repeat(43)}` }
    await app.request('/api/testimonials', { headers })
    expect(stored).toHaveLength(1)
    expect(stored[0]).not.toHaveProperty('set-cookie')
  })

  it('holds what everybody is told alike, whoever asked first, and nothing of whom', async () => {
    const { cache, app } = withCache(testShop())
    const cookie = '__Host-cart=abc; cart=abc'
    const own = await app.request('/api/products', { headers: { cookie } })
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    expect(cache.figures().entries).toBe(1)
    const anonymous = await app.request('/api/products')
    expect(anonymous.headers.get('cache-control')).toBe('public, no-cache')
    const kept = cache.store('/x', {
      body: Buffer.from('x'),
      headers: {},
      version: cache.version(),
    })
    expect(kept.headers).not.toHaveProperty('set-cookie')
    const inside = cache.inside('/api/products')
    expect(inside?.text).toBe(await anonymous.text())
    expect(inside?.answer).toEqual(JSON.parse(inside?.text ?? ''))
    expect(Object.isFrozen(inside?.answer)).toBe(true)
    expect(cache.inside('/api/products')).toBe(inside)
  })

  it('takes no more memory than its bytes: nothing of Node’s pool stays behind a small page', () => {
    const { cache } = withCache(testShop())
    const page = { body: Buffer.from('A page of a saree. '.repeat(500)), headers: {}, version: 1 }
    const entry = cache.store('/about-us', page)
    const gzip = cache.bodyFor(entry, 'gzip').body
    for (const kept of [entry.br, gzip]) expect(kept?.buffer.byteLength).toBe(kept?.byteLength)
  })

  it('keeps nothing of the text that an answer was read from: pages that nobody asked for before fill no memory', () => {
    const { cache } = withCache(testShop())
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const storeAll = (from: number) => {
      for (let n = from; n < from + 100; n++) {
        const text = `<a href="/product/a-saree-of-many-words-${n}">₹</a>`.padEnd(400_000, 'x')
        const page = { body: Buffer.from(text), headers: {}, version: cache.version() }
        cache.store(`/products?page=${n}`, page)
      }
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = storeAll(1)
    expect(storeAll(1000) - before).toBeLessThan(10_000_000)
  })

  it('is told apart by every parameter that a call to everybody takes', () => {
    for (const { name, endpoint, schema } of calls) {
      const { guard, keep, method, path } = endpoint
      const { input } = schema
      if (guard !== 'anyone' || keep === 'never' || method !== 'GET' || !input) continue
      if (!(input instanceof z.ZodObject)) throw new Error(`${name} takes no object`)
      for (const parameter of Object.keys(input.shape)) {
        if (path.includes(`{${parameter}}`) || parameter === '_nocache') continue
        expect(keyOf(`${path}?${parameter}=7`), name).toContain(`${parameter}=7`)
      }
    }
  })

  it('answers 304 to a visitor whose copy is still right', async () => {
    const { app } = withCache(testShop())
    const first = await app.request('/api/testimonials')
    const etag = first.headers.get('etag') ?? ''
    const again = await app.request('/api/testimonials', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('answers If-Modified-Since alike, before and after it is kept, and listens to the tag first', async () => {
    const open = testShop()
    const { app, cache } = withCache(open)
    await open.shop.db.write((tx) => bumpVersion(tx, open.clock.now))
    const path = '/api/products/featured'
    const changed = new Date(open.clock.now).toUTCString()
    const earlier = new Date(open.clock.now - 1000).toUTCString()
    const asked: [status: number, headers: Record<string, string>][] = [
      [304, { 'if-modified-since': changed }],
      [200, { 'if-modified-since': earlier }],
      [200, { 'if-modified-since': 'the day before' }],
      [200, { 'if-modified-since': changed, 'if-none-match': '"another"' }],
      [304, { 'if-modified-since': earlier, 'if-none-match': '*' }],
    ]
    for (const [status, headers] of asked) {
      cache.purge()
      expect((await app.request(path, { headers })).status, JSON.stringify(headers)).toBe(status)
    }
    await app.request(path)
    for (const [status, headers] of asked) {
      expect((await app.request(path, { headers })).status, 'through the app').toBe(status)
    }
    await servedFrom(cache, async (url) => {
      for (const [status, headers] of asked) {
        const reply = await fetch(url + path, { headers })
        expect([reply.status, await reply.text()], 'from memory').toEqual([
          status,
          status === 304 ? '' : expect.stringContaining('['),
        ])
      }
    })
  })

  it('asks the database once for its version when it answers, page, call or file', async () => {
    const { shop } = testShop()
    let asked = 0
    const counted = () => {
      asked += 1
      return shop.db.version()
    }
    const cache = createPageCache(counted, shop.now)
    const addresses = ['/products', '/api/products', '/sitemap.xml']
    for (const address of addresses) {
      const body = Buffer.from('["Kanjivaram"]')
      cache.store(address, { body, headers: {}, version: cache.version() })
    }
    await servedFrom(cache, async (url) => {
      for (const address of addresses) {
        asked = 0
        expect((await fetch(url + address)).status).toBe(200)
        expect(asked, address).toBe(1)
      }
      await shop.db.write((tx) => bumpVersion(tx, shop.now()))
      expect((await fetch(`${url}/products`)).status).toBe(404)
    })
  })

  it('unpacks a page once for those who read no brotli, and counts what it keeps for others', () => {
    const cache = createPageCache(testShop().shop.db.version, testShop().shop.now)
    const page = (words: string) => ({
      body: Buffer.from(words.repeat(1000)),
      headers: {},
      version: testShop().shop.db.version().number,
    })
    const entry = cache.store('/products', page('Kanjivaram '))
    const first = cache.bodyFor(entry, 'identity').body
    expect(first.toString()).toBe('Kanjivaram '.repeat(1000))
    expect(cache.bodyFor(entry, '').body).toBe(first)
    const { bytes } = cache.figures()
    const gzip = cache.bodyFor(entry, 'gzip').body
    expect(cache.bodyFor(entry, 'gzip').body).toBe(gzip)
    expect(cache.figures().bytes).toBe(bytes + gzip.length)
    cache.store('/products', page('Mysore '))
    cache.purge()
    expect(cache.figures()).toMatchObject({ bytes: 0, entries: 0 })
  })
})
