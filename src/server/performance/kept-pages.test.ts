import { expect, it } from 'vitest'
import { PerformanceFigures, Rebuilt } from '#contract/performance/types.ts'
import { createApp } from '#server/app/app.ts'
import { createPageCache } from '#server/platform/cache/page-cache.ts'
import { alone, type Cluster } from '#server/platform/cluster/cluster.ts'
import { saveCategory } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

// The kept pages of a shop of two processes, and what staff do with them.

onNewShops('the kept pages', (testShop) => {
  /** Two processes that ask each other, each with pages of its own; staff speak with the first. */
  async function opened() {
    const { shop } = testShop()
    const ways: Cluster[] = [alone(), alone()]
    const ask: Cluster['ask'] = async (question) =>
      (await Promise.all(ways.map((way) => way.ask(question)))).flat()
    const processes = ways.map(({ answer }) => {
      const cache = createPageCache(shop.db.version, shop.now)
      return { cache, app: createApp(shop, { cache, cluster: { answer, ask } }) }
    })
    const visit = async (path: string) => {
      for (const { app } of processes) must(await newShopper({ ...testShop(), app }).get(path))
    }
    const [first] = processes
    if (!first) throw new Error('There are two processes.')
    const owner = await signedIn({ ...testShop(), app: first.app }, 'owner')
    const figures = async () =>
      must(await owner.get('/api/admin/performance')).as(PerformanceFigures)
    return { owner, visit, figures }
  }
  const logged = async () =>
    testShop()
      .shop.db.read.selectFrom('audit')
      .select(['action', 'kind', 'subject_id', 'subject'])
      .orderBy('id')
      .execute()

  it('are counted over all processes', async () => {
    const { visit, figures } = await opened()
    expect((await figures()).cache).toEqual({ hits: 0, misses: 0, entries: 0, bytes: 0 })
    await visit('/api/products')
    await visit('/api/products')
    const { cache, pictures, slowest } = await figures()
    expect(cache).toMatchObject({ entries: 2 })
    expect(cache.bytes).toBeGreaterThan(0)
    expect(pictures).toEqual({ waiting: 0, made: 0, failed: 0 })
    const asked = slowest.map(({ path }) => path)
    expect(asked).toEqual(expect.arrayContaining(['/api/products']))
  })

  it('go in every process when staff drop them, and the log says who did', async () => {
    const { owner, visit, figures } = await opened()
    await visit('/api/products')
    expect((await figures()).cache.entries).toBe(2)
    const reply = must(await owner.post('/api/admin/performance/purge'), 204)
    expect(reply.text).toBe('')
    expect((await figures()).cache).toMatchObject({ entries: 0, bytes: 0 })
    expect(await logged()).toEqual([
      { action: 'update', kind: 'settings', subject_id: null, subject: 'kept pages dropped' },
    ])
  })

  it('are made anew on a wish, with the search index', async () => {
    await addPiece(testShop().shop)
    await saveCategory(testShop().shop)
    const { owner, visit, figures } = await opened()
    await visit('/api/products?page=1')
    const made = must(await owner.post('/api/admin/performance/rebuild')).as(Rebuilt)
    // No pages are drawn in a test of the API: each of them is a 404, and counts as none.
    expect(made).toEqual({ pages: 0, products: 1 })
    expect((await figures()).cache.entries).toBe(0)
    expect((await logged()).map(({ subject }) => subject)).toEqual(['kept pages made anew'])
    const found = await newShopper(testShop()).get('/api/products?q=maroon')
    expect(JSON.parse(found.text)).toHaveLength(1)
  })

  it('of a process without any are none', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { cache } = must(await owner.get('/api/admin/performance')).as(PerformanceFigures)
    expect(cache).toEqual({ hits: 0, misses: 0, entries: 0, bytes: 0 })
    must(await owner.post('/api/admin/performance/purge'), 204)
  })

  it('tell what visits reported', async () => {
    const { owner, figures } = await opened()
    const report = { path: '/', metrics: [{ name: 'LCP', value: 900 }] }
    must(await owner.post('/api/vitals', report), 204)
    const { vitals } = await figures()
    expect(vitals.map(({ name, path, count }) => [name, path, count])).toEqual([
      ['LCP', undefined, 1],
      ['LCP', '/', 1],
    ])
  })
})
