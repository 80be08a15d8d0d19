import { expect, it } from 'vitest'
import { z } from 'zod'
import { EditedProduct, StockPage } from '#contract/catalog/admin-types.ts'
import { Product, ProductCard } from '#contract/catalog/types.ts'
import { jobHandlers } from '#server/app/job-handlers.ts'
import { performDue } from '#server/platform/jobs/perform.ts'
import { saveCategory } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { setPictures } from '../admin-queries.ts'

const Products = z.array(Product)
const Found = z.object({ items: z.array(ProductCard) })

onNewShops('a product that is not in the shop yet', (testShop) => {
  const fields = {
    ...{ name: 'Temple border', slug: 'temple-border', price: 4500, stock: 2 },
    ...{ fabric: 'Silk', color: 'Maroon', occasion: 'Wedding' },
  }

  async function opened() {
    const categoryId = await saveCategory(testShop().shop)
    const whole = { ...fields, categoryId }
    const owner = await signedIn(testShop(), 'owner')
    const shopper = newShopper(testShop())
    const add = async (given: object) => {
      const reply = await owner.post('/api/admin/products', { ...whole, ...given })
      const product = must(reply).as(EditedProduct)
      await testShop().shop.db.write((tx) =>
        setPictures(tx, product.id, [{ src: '/uploads/temple.jpg', alt: '' }]),
      )
      return product
    }
    const listed = async () => must(await shopper.get('/api/products')).as(Products)
    const reads = async (path: string) => (await shopper.get(path)).text.includes(fields.slug)
    const inShop = async () => ({
      list: (await listed()).some(({ slug }) => slug === fields.slug),
      found: await reads('/api/search?q=temple'),
      filtered: await reads('/api/search?fabrics=Silk'),
      page: (await shopper.get(`/api/products/${fields.slug}`)).status,
      feed: await reads('/feeds/products.xml'),
      sitemap: await reads('/sitemap.xml'),
    })
    const states = async (state: string) =>
      must(await owner.get(`/api/admin/stock?state=${state}`))
        .as(StockPage)
        .items.map(({ slug }) => slug)
    const path = (of: EditedProduct) => `/api/admin/products/${of.id}`
    const bulk = (action: string, of: EditedProduct) =>
      owner.post('/api/admin/products/bulk', { action, ids: [of.id] })
    return { owner, shopper, whole, add, inShop, states, path, bulk }
  }

  const seen = (is: boolean) => ({ list: is, found: is, filtered: is, feed: is, sitemap: is })
  const nowhere = { ...seen(false), page: 404 }
  const everywhere = { ...seen(true), page: 200 }

  it('a product created without a state is published as before', async () => {
    const { add, inShop } = await opened()
    expect(await add({})).toMatchObject({ state: 'published', publishAt: null })
    expect(await inShop()).toEqual(everywhere)
  })

  it('a draft is in the list of staff alone, until it is published', async () => {
    const { owner, add, inShop, states, path } = await opened()
    const draft = await add({ state: 'draft' })
    expect(draft).toMatchObject({ state: 'draft', slug: fields.slug })
    expect(await inShop()).toEqual(nowhere)
    const all = must(await owner.get('/api/admin/products')).as(z.array(EditedProduct))
    expect(all.map(({ id }) => id)).toContain(draft.id)
    expect([await states('draft'), await states('archived')]).toEqual([[fields.slug], []])
    must(await owner.put(path(draft), { state: 'published' }))
    expect(await inShop()).toEqual(everywhere)
    must(await owner.put(path(draft), { state: 'draft' }))
    expect(await inShop()).toEqual(nowhere)
  })

  it('is as new as the day it came into the shop, and no newer when it comes back', async () => {
    const { owner, shopper, whole, path, bulk } = await opened()
    const { clock, shop } = testShop()
    const added = async (slug: string, given: object = {}) =>
      must(
        await owner.post('/api/admin/products', { ...whole, slug, isTrending: true, ...given }),
      ).as(EditedProduct)
    const draft = await added('draft', { state: 'draft' })
    const timed = await added('timed', {
      ...{ state: 'draft', publishAt: new Date(clock.now + 2_000).toISOString() },
    })
    clock.now += 1_000
    const live = await added('live')
    clock.now += 1_000
    await performDue(shop, jobHandlers)
    clock.now += 1_000
    must(await bulk('publish', draft))
    const latest = async () => {
      const slugs = async (at: string, of: (body: unknown) => { slug: string }[]) =>
        of(must(await shopper.get(at)).body).map(({ slug }) => slug)
      const [listed, trending, found] = [
        await slugs('/api/products', Products.parse),
        await slugs('/api/products?filter=trending', Products.parse),
        await slugs('/api/search?sort=latest', (body) => Found.parse(body).items),
      ]
      expect([trending, found]).toEqual([listed, listed])
      return listed
    }
    expect(await latest()).toEqual(['draft', 'timed', 'live'])
    clock.now += 1_000
    must(await bulk('archive', live))
    must(await owner.put(path(timed), { state: 'draft' }))
    clock.now += 1_000
    must(await bulk('restore', live))
    must(await owner.put(path(timed), { state: 'published' }))
    expect(await latest()).toEqual(['draft', 'timed', 'live'])
  })

  it('a draft cannot be put into a cart', async () => {
    const { shopper, add, bulk } = await opened()
    const draft = await add({ state: 'draft' })
    const put = async () =>
      (await shopper.post('/api/cart/lines', { productId: draft.id, quantity: 1 })).status
    expect(await put()).toBe(404)
    must(await bulk('publish', draft))
    expect(await put()).toBe(200)
  })

  it('one that goes back to be a draft shows nothing of what it is to become to whoever has it in the cart', async () => {
    const { owner, shopper, add } = await opened()
    const { id, code, categoryId } = await add({})
    must(await shopper.post('/api/cart/lines', { productId: id }))
    const secret = {
      name: 'Wedding surprise',
      slug: 'wedding-surprise',
      price: 9900,
      color: 'Ivory',
    }
    const given = { ...fields, ...secret, categoryId, code, state: 'draft' }
    must(await owner.put(`/api/admin/products/${id}`, given))
    const cart = must(await shopper.get('/api/cart'))
    expect(cart.text).not.toMatch(/surprise|9900|Ivory|temple.jpg/)
    expect(cart.body).toMatchObject({
      lines: [{ id, name: code, price: 4500, maxQuantity: 0 }],
      total: 0,
    })
  })

  it('price 0 cannot be published: neither at once, nor later, nor in bulk', async () => {
    const { owner, whole, add, path, bulk } = await opened()
    const codeOf = (reply: { status: number; body: Record<string, unknown> }) => [
      reply.status,
      reply.body['refusal'],
    ]
    const refused = [400, 'price-to-publish']
    const free = { ...whole, price: 0 }
    expect(codeOf(await owner.post('/api/admin/products', free))).toEqual(refused)
    const draft = await add({ price: 0, state: 'draft' })
    const later = new Date(testShop().clock.now + 60_000).toISOString()
    for (const wanted of [{ state: 'published' }, { state: 'draft', publishAt: later }]) {
      expect(codeOf(await owner.put(path(draft), wanted))).toEqual(refused)
    }
    expect(codeOf(await bulk('publish', draft))).toEqual(refused)
    must(await owner.put(path(draft), { state: 'published', price: 4500 }))
    expect(codeOf(await owner.put(path(draft), { price: 0 }))).toEqual(refused)
  })

  it('goes into the shop at the moment that was chosen, and not before', async () => {
    const { add, inShop, states } = await opened()
    const { clock, shop } = testShop()
    const publishAt = new Date(clock.now + 60_000).toISOString()
    expect(await add({ state: 'draft', publishAt })).toMatchObject({ state: 'draft', publishAt })
    clock.now += 59_999
    await performDue(shop, jobHandlers)
    expect(await inShop()).toEqual(nowhere)
    clock.now += 1
    await performDue(shop, jobHandlers)
    expect(await inShop()).toEqual(everywhere)
    expect(await states('draft')).toEqual([])
  })

  it('goes by the last moment that was chosen; without one it stays a draft', async () => {
    const { owner, add, inShop, path } = await opened()
    const { clock, shop } = testShop()
    const inMs = (ms: number) => new Date(clock.now + ms).toISOString()
    const draft = await add({ state: 'draft', publishAt: inMs(60_000) })
    must(await owner.put(path(draft), { state: 'draft', publishAt: inMs(120_000) }))
    clock.now += 60_000
    await performDue(shop, jobHandlers)
    expect(await inShop()).toEqual(nowhere)
    must(await owner.put(path(draft), { state: 'draft', publishAt: null }))
    clock.now += 60_000
    await performDue(shop, jobHandlers)
    expect(await inShop()).toEqual(nowhere)
  })

  it('a moment that has passed is refused', async () => {
    const { owner, whole } = await opened()
    const publishAt = new Date(testShop().clock.now).toISOString()
    const given = { ...whole, state: 'draft', publishAt }
    const reply = await owner.post('/api/admin/products', given)
    expect([reply.status, reply.body['refusal']]).toEqual([400, 'publish-at-passed'])
  })

  it('a draft that was put away comes back as a draft under its own address', async () => {
    const { add, inShop, states, bulk } = await opened()
    const draft = await add({ state: 'draft' })
    must(await bulk('archive', draft))
    expect([await states('draft'), await states('archived')]).toEqual([[], [fields.slug]])
    must(await bulk('restore', draft))
    expect([await states('draft'), await states('archived')]).toEqual([[fields.slug], []])
    must(await bulk('publish', draft))
    expect(await inShop()).toEqual(everywhere)
    must(await bulk('draft', draft))
    expect(await inShop()).toEqual(nowhere)
  })
})
