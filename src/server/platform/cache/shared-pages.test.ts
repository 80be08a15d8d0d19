import { beforeEach, expect, it } from 'vitest'
import { saveProduct } from '#test/factories.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { type App, createApp } from '../../app/app.ts'
import { openPageCache } from '../../app/open-page-cache.ts'
import { takeStock } from '../../stock/move-stock.ts'
import { sharedPage } from '../http/headers.ts'
import { pageAges } from './freshness.ts'

onNewShops('pages that are the same for everybody', (testShop) => {
  let made: string[] = []
  let ids: Record<string, number> = {}

  /** Home shows one piece, the list both. */
  const shownOn: Record<string, string> = {
    '/': '<a href="/product/ivory">Ivory</a>',
    '/products': '<a href="/ta/product/ivory">Ivory</a> {"slug":"maroon","stock":9}',
  }

  /** A page says which address and moment it was made for, and for whom. */
  const served = (): App => {
    const { shop } = testShop()
    const cache = openPageCache(shop)
    return createApp(shop, {
      cache,
      async pages(request, { now, isWhole }) {
        const { pathname, search } = new URL(request.url)
        made.push(pathname)
        const links = shownOn[pathname] ?? ''
        const words = `${links} ${pathname}${search} at ${now} for ${request.headers.get('cookie')} ${isWhole}`
        const type = { 'Content-Type': 'text/html', 'Set-Cookie': 'canary=1' }
        return new Response(`<html><head></head>${words}</html>`, {
          headers: isWhole ? { 'Content-Type': 'text/html' } : type,
        })
      },
    })
  }
  const etagOf = async (app: App, path: string, cookie = '') => {
    const reply = await app.request(path, { headers: cookie ? { cookie } : {} })
    await reply.text()
    return reply.headers.get('etag')
  }
  /** Somebody buys one of it, whichever process they ask. */
  const sell = (slug: string) =>
    testShop().shop.db.write((tx) =>
      takeStock(tx, [{ productId: ids[slug] ?? 0, quantity: 1 }], {}, testShop().clock.now),
    )

  beforeEach(async () => {
    const { shop } = testShop()
    made = []
    ids = {}
    for (const slug of ['ivory', 'maroon']) ids[slug] = await saveProduct(shop, { slug, stock: 9 })
  })

  it('are the same bytes for a stranger, a customer and the owner, and carry nothing of any of them', async () => {
    const app = served()
    const owner = await signedIn(testShop(), 'owner')
    const customer = await signedIn(testShop())
    const cookies = [owner, customer].map((one) =>
      [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    )
    for (const path of ['/', '/products', '/product/ivory', '/about-us', '/ta/products/kasavu']) {
      const texts = new Set<string>()
      for (const cookie of ['', ...cookies, 'sid=canary; cart=canary; hint=1.2.3']) {
        const reply = await app.request(path, { headers: { cookie } })
        expect(reply.headers.get('cache-control')).toBe(sharedPage)
        expect(reply.headers.get('vary')).toBe('Accept-Encoding')
        expect(reply.headers.getSetCookie()).toEqual([])
        texts.add(`${reply.headers.get('etag')} ${await reply.text()}`)
      }
      expect([path, texts.size]).toEqual([path, 1])
    }
    expect(made).toHaveLength(5)
  })

  it('have the same tag on every machine', async () => {
    const { clock } = testShop()
    const here = await etagOf(served(), '/products')
    clock.now += 3_600_000
    expect(await etagOf(served(), '/products', 'sid=a')).toBe(here)
  })

  it('of a piece are made anew as soon as it looks different; what else shows it is, once, in the background', async () => {
    const { clock } = testShop()
    const app = served()
    const paths = ['/product/ivory', '/product/maroon', '/products', '/', '/about-us']
    const ask = async () => {
      made = []
      for (const path of paths) await etagOf(app, path)
      return made
    }
    await ask()
    await sell('ivory')
    expect(await ask()).toEqual(['/product/ivory'])
    clock.now += pageAges.renewMs
    made = []
    for (let n = 0; n < 5; n++) await etagOf(app, '/products')
    await expect.poll(() => made).toEqual(['/products'])
    clock.now += pageAges.oldMs
    // The page of the other piece, too: what moved the first one may have brought it back.
    expect(await ask()).toEqual(['/product/maroon', '/'])
    // Of a few, each one less looks different; on its own page at once.
    await sell('ivory')
    expect(await ask()).toEqual(['/product/ivory'])
    clock.now += pageAges.oldMs
    expect(await ask()).toEqual(['/products', '/'])
  })

  it('stay as they are while a piece looks the same, and its figure is answered to the piece', async () => {
    const { shop, clock } = testShop()
    await saveProduct(shop, { slug: 'plenty', stock: 40 }).then((id) => {
      ids['plenty'] = id
    })
    shownOn['/products'] += '<a href="/product/plenty">Plenty</a>'
    const app = served()
    const paths = ['/product/plenty', '/products', '/', '/product/ivory']
    const ask = async () => {
      made = []
      for (const path of paths) await etagOf(app, path)
      clock.now += pageAges.oldMs
      return made
    }
    await ask()
    await sell('plenty')
    await ask()
    await ask()
    for (let left = 38; left > 30; left--) {
      await sell('plenty')
      expect(await ask()).toEqual([])
      const answer = await app.request('/api/products/plenty')
      expect(await answer.json()).toMatchObject({ stock: left })
    }
  })

  it('are told by other processes what was sold there', async () => {
    const { clock } = testShop()
    const [here, there] = [served(), served()]
    for (const app of [here, there]) await etagOf(app, '/product/ivory')
    const stocks = async () =>
      Promise.all(
        [here, there].map(async (app) => (await app.request('/api/products/ivory')).json()),
      )
    for (const left of [8, 7]) {
      await sell('ivory')
      clock.now += 1
      expect(await stocks()).toMatchObject([{ stock: left }, { stock: left }])
      made = []
      for (const app of [here, there]) await etagOf(app, '/product/ivory')
      expect(made).toEqual(['/product/ivory', '/product/ivory'])
    }
  })

  it('are all made anew when staff have saved something', async () => {
    const app = served()
    const owner = await signedIn(testShop(), 'owner')
    for (const path of ['/', '/product/maroon', '/about-us']) await etagOf(app, path)
    made = []
    const saved = await owner.put(`/api/admin/products/${ids['ivory']}`, { price: 9100 })
    expect(saved.status).toBe(200)
    for (const path of ['/', '/product/maroon', '/about-us']) await etagOf(app, path)
    expect(made).toEqual(['/', '/product/maroon', '/about-us'])
  })

  it('are nobody’s but the visitor’s while the shop is not open, and shared by nobody', async () => {
    const app = served()
    const owner = await signedIn(testShop(), 'owner')
    await etagOf(app, '/products')
    expect((await owner.put('/api/admin/opening', { isOpen: false })).status).toBe(200)
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const headers of [{}, { cookie }]) {
      for (const path of ['/', '/products', '/terms', '/product/ivory']) {
        const reply = await app.request(path, { headers })
        expect([path, reply.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
        const isPreview = (await reply.text()).includes(' at ')
        expect(isPreview).toBe(true)
      }
    }
    expect(made.filter((path) => path === '/-/opening-soon')).toHaveLength(3)
  })
})
