import { beforeEach, expect, it } from 'vitest'
import { BulkChanged, UndoableChanges, Undone } from '#contract/catalog/bulk-types.ts'
import { jobHandlers } from '#server/app/job-handlers.ts'
import { performDue } from '#server/platform/jobs/perform.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

const path = '/api/admin/products/bulk'
const minute = 60_000

onNewShops('a change of many products', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const pieces = async () => {
    const { shop } = testShop()
    return [await addPiece(shop, { price: 12_345, stock: 2 }), await addPiece(shop, { price: 900 })]
  }
  const change = async (what: object) => must(await owner.post(path, what)).as(BulkChanged)
  const undo = (id: number) => owner.post(`${path}/${id}/undo`)
  const undoable = async () => must(await owner.get(path)).as(UndoableChanges).items
  const rows = () =>
    testShop()
      .shop.db.read.selectFrom('products')
      .select(['id', 'name', 'slug', 'price_paise', 'archived_at', 'draft_state', 'is_trending'])
      .select(['publish_at', 'category_id'])
      .orderBy('id')
      .execute()

  it('prices are rounded as asked, and are what they were once it is undone', async () => {
    const ids = await pieces()
    const before = await rows()
    const { undoId } = await change({ action: 'price', ids, percent: -10, ending: 'ninety-nine' })
    expect((await rows()).map((row) => row.price_paise)).toEqual([1_109_900, 79_900])
    const shopper = newShopper(testShop())
    expect(must(await shopper.get('/api/products')).text).toContain('11099')
    expect(must(await undo(undoId)).as(Undone)).toEqual({ changed: 2, kept: [] })
    expect(await rows()).toEqual(before)
    expect(must(await shopper.get('/api/products')).text).not.toContain('11099')
    expect((await logged(testShop(), 'product')).length).toBe(4)
  })

  it('labels, categories, drafts and archiving are undone with the address each had', async () => {
    const ids = await pieces()
    const before = await rows()
    const changes = [
      { action: 'flag', flag: 'isTrending', value: true },
      ...[{ action: 'draft' }, { action: 'archive' }],
    ]
    for (const one of changes) {
      const { undoId } = await change({ ...one, ids })
      expect(await rows()).not.toEqual(before)
      must(await undo(undoId))
      expect(await rows(), one.action).toEqual(before)
    }
    const slug = before[0]?.slug
    must(await newShopper(testShop()).get(`/api/products/${slug}`))
    const { items } = must(await newShopper(testShop()).get('/api/search?q=saree')).body
    expect(items).toHaveLength(2)
  })

  it('it can be undone for ten minutes, once', async () => {
    const ids = await pieces()
    const price = { action: 'price', ids, percent: 10 }
    const [late, twice] = [await change(price), await change(price)]
    expect((await undoable()).map(({ id }) => id)).toEqual([twice.undoId, late.undoId])
    must(await undo(twice.undoId))
    expect(await undoable()).toEqual([
      expect.objectContaining({ id: late.undoId, action: 'price', products: 2 }),
    ])
    const refused = await undo(twice.undoId)
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'undo-over'])
    testShop().clock.now += 10 * minute
    expect(await undoable()).toEqual([])
    expect((await undo(late.undoId)).status).toBe(409)
    expect((await undo(99)).status).toBe(409)
  })

  it.each([
    { action: 'price', percent: 10 },
    { action: 'flag', flag: 'isTrending', value: true },
    { action: 'archive' },
  ])('$action: goes back at nine minutes, at eleven no more', async (what) => {
    const ids = await pieces()
    const before = await rows()
    const early = await change({ ...what, ids })
    testShop().clock.now += 9 * minute
    must(await undo(early.undoId))
    expect(await rows()).toEqual(before)
    const late = await change({ ...what, ids })
    const after = await rows()
    testShop().clock.now += 11 * minute
    owner = await signedIn(testShop(), 'owner')
    const refused = await undo(late.undoId)
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'undo-over'])
    expect(await rows()).toEqual(after)
  })

  it('what somebody has changed since stays, and is named', async () => {
    const [one, other] = await pieces()
    const [first] = await rows()
    const { undoId } = await change({ action: 'price', ids: [one, other], percent: 100 })
    must(await owner.put(`/api/admin/products/${one}`, { price: 5 }))
    expect(must(await undo(undoId)).as(Undone)).toEqual({ changed: 1, kept: [first?.name] })
    expect((await rows()).map((row) => row.price_paise)).toEqual([500, 90_000])
  })

  it('where nothing could go back, it still can once what stood in the way is gone', async () => {
    const [one] = await pieces()
    const before = await rows()
    const { undoId } = await change({ action: 'price', ids: [one], percent: 100 })
    const doubled = (before[0]?.price_paise ?? 0) / 50
    must(await owner.put(`/api/admin/products/${one}`, { price: 5 }))
    expect(must(await undo(undoId)).body).toMatchObject({ changed: 0 })
    must(await owner.put(`/api/admin/products/${one}`, { price: doubled }))
    expect(must(await undo(undoId)).body).toEqual({ changed: 1, kept: [] })
    expect(await rows()).toEqual(before)
  })

  it('a price stays while a list that began since holds it, and the list ends as it would have', async () => {
    const { clock, shop } = testShop()
    const [one, other] = await pieces()
    const [first] = await rows()
    const { undoId } = await change({ action: 'price', ids: [one, other], percent: 50 })
    const at = (ms: number) => new Date(clock.now + ms).toISOString()
    const list = { name: 'Diwali', ids: [one], percent: -10, ending: 'rupee' }
    const time = { startsAt: at(minute), endsAt: at(5 * minute) }
    must(await owner.post('/api/admin/price-lists', { ...list, ...time }), 201)
    clock.now += minute
    await performDue(shop, jobHandlers)
    const paid = async () => {
      const { items } = must(await newShopper(testShop()).get('/api/search?q=saree')).body as never
      return (items as { currentPrice: number }[]).map(({ currentPrice }) => currentPrice).sort()
    }
    const sale = Math.round(((12_345 * 150) / 100) * 0.9)
    expect(must(await undo(undoId)).as(Undone)).toEqual({ changed: 1, kept: [first?.name] })
    expect(await paid()).toEqual([sale, 900])
    clock.now += 4 * minute
    await performDue(shop, jobHandlers)
    expect((await rows()).map((row) => row.price_paise)).toEqual([1_851_800, 90_000])
  })

  it('two who undo it at once undo it once', async () => {
    const { undoId } = await change({ action: 'price', ids: await pieces(), percent: 10 })
    const replies = await Promise.all([undo(undoId), undo(undoId)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
