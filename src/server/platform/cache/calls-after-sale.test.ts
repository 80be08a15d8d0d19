import { beforeAll, expect, it } from 'vitest'
import { addressOf } from '#contract/endpoint.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { type App, createApp } from '../../app/app.ts'
import { calls } from '../../app/modules.ts'
import { openPageCache } from '../../app/open-page-cache.ts'
import { seedDemo } from '../../app/seed/seed-demo.ts'
import { bumpStock, bumpVersion } from '../db/version.ts'
import type { PageCache } from './page-cache.ts'

/** What is the same for everybody and cached. */
const shared = calls.filter(
  ({ endpoint: { method, guard, keep, path } }) =>
    method === 'GET' &&
    guard === 'anyone' &&
    keep !== 'never' &&
    path !== '/api/moves/{kind}/{slug}',
)

onBothEngines('answers of calls that are cached', (testShop) => {
  let cache: PageCache
  let app: App
  let pieces: { id: number; slug: string }[] = []
  const inputs: Record<string, object> = {}

  beforeAll(async () => {
    const { shop } = testShop()
    await seedDemo(shop)
    pieces = await shop.db.read
      .selectFrom('products')
      .select(['id', 'slug'])
      .where('is_featured', '=', 1)
      .where('stock', '>', 0)
      .orderBy('id')
      .limit(3)
      .execute()
    const slug = pieces[0]?.slug ?? ''
    const story = {
      ...{
        title: 'The last loom',
        slug: 'the-last-loom',
        summary: '',
        picture: '',
        pictureAlt: '',
      },
      ...{ content: '<p>She begins at five.</p>', productIds: pieces.map(({ id }) => id) },
      publishAt: new Date(testShop().clock.now).toISOString(),
    }
    must(await (await signedIn(testShop(), 'owner')).post('/api/admin/stories', story))
    Object.assign(inputs, {
      getStory: { slug: story.slug },
      ...{ getProduct: { slug }, relatedProducts: { slug }, companions: { slug } },
      productReviews: { slug },
      listStates: { language: 'ta' },
      ...{ search: { q: 'silk' }, readNotice: { purpose: 'newsletter' } },
    })
    cache = openPageCache(shop)
    app = createApp(shop, { cache })
  })

  const addresses = () =>
    shared.map(({ name, endpoint, example }) => {
      const { path, query } = addressOf(endpoint, Object.assign({}, inputs[name] ?? example?.input))
      return query ? `${path}?${query}` : path
    })
  const ask = async () => {
    for (const path of addresses()) await app.request(path)
  }
  const setStock = (id: number, stock: number) =>
    testShop().shop.db.write(async (tx) => {
      const revision = await bumpStock(tx, testShop().clock.now)
      await tx.updateTable('products').set({ stock, revision }).where('id', '=', id).execute()
    })
  /** What the shop would answer now, asked past everything that is cached. */
  const expectTruth = async (after: string) => {
    const { shop } = testShop()
    const bare = createApp(shop)
    for (const path of addresses()) {
      const [told, asked] = await Promise.all([app.request(path), bare.request(path)])
      expect(told.status, path).toBe(200)
      expect(await told.text(), `${path} after ${after}`).toBe(await asked.text())
    }
  }

  it('say the truth after each move of stock and each save', async () => {
    const { shop, clock } = testShop()
    for (const stock of [40, 39, 0, 1, 0]) {
      for (const [at, { id }] of pieces.entries()) {
        await ask()
        await setStock(id, stock)
        await expectTruth(`${stock} left of ${at}`)
      }
    }
    await ask()
    const name = 'Temple border'
    await shop.db.write(async (tx) => {
      const revision = await bumpVersion(tx, clock.now)
      await tx.updateTable('products').set({ name, revision }).execute()
    })
    await expectTruth('a save')
  })

  it('stay where they tell nothing of a stock, or of another piece', async () => {
    const [sold, other] = pieces
    const still = [
      '/api/categories',
      '/api/shop',
      '/api/settings',
      '/api/testimonials',
      '/api/pages',
    ]
    const same = `/api/products/${other?.slug}`
    const told = ['/api/products/featured', `/api/products/${sold?.slug}`]
    for (const left of [40, 39, 38]) {
      await setStock(sold?.id ?? 0, left)
      for (const path of [...still, same, ...told]) await app.request(path)
    }
    await setStock(sold?.id ?? 0, 37)
    await cache.catchUp()
    const known = [...still, same, ...told].filter((path) => cache.cached(path))
    expect(known).toEqual([...still, same])
  })
})
