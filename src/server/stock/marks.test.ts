import { expect, it } from 'vitest'
import type { StockPage } from '#contract/catalog/admin-types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { EditedStockMarks } from '#contract/stock/types.ts'
import { Queue } from '#contract/today/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const path = '/api/admin/stock/marks'

onBothEngines('from how few pieces on a stock is told apart', (testShop) => {
  it('five for shoppers and three for staff, until the owner says otherwise; pages and table follow', async () => {
    const { shop } = testShop()
    const id = await addPiece(shop, { stock: 4 })
    const owner = await signedIn(testShop(), 'owner')
    const isLow = async () => {
      const page = must(await owner.get('/api/admin/stock?state=low')).body as unknown as StockPage // Its answer.
      return page.items.some((item) => item.id === id && item.isLow)
    }
    const told = async () => (await newShopper(testShop()).get('/api/shop')).as(ShownShop).fewLeft
    const { version, ...first } = must(await owner.get(path)).as(EditedStockMarks)
    expect(first).toEqual({ fewLeft: 5, lowStock: 3 })
    expect([await told(), await isLow()]).toEqual([5, false])
    const saved = must(await owner.put(path, { fewLeft: 2, lowStock: 4, version }))
    expect(saved.body).toMatchObject({ fewLeft: 2, lowStock: 4 })
    expect([await told(), await isLow()]).toEqual([2, true])
    const late = await owner.put(path, { ...first, version })
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated', current: saved.body } })
    must(await owner.put(path, first))
  })

  it('the only piece of its kind is never low, the last one of several is', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const [single, several] = [
      await addPiece(shop, { stock: 1 }),
      await addPiece(shop, { stock: 2 }),
    ]
    must(await owner.put(`/api/admin/products/${several}`, { stock: 1, stockSeen: 2 }))
    const marked = async (query: string) => {
      const page = must(await owner.get(`/api/admin/stock?size=200${query}`)).body
      const { items } = page as unknown as StockPage // Its answer.
      return items.filter(({ isLow }) => isLow).map(({ id }) => id)
    }
    for (const query of ['', '&state=low']) {
      expect(await marked(query)).toContain(several)
      expect(await marked(query)).not.toContain(single)
    }
    const waiting = must(await owner.get('/api/admin/today/queue?kind=stock')).as(Queue)
    const entries = waiting.groups.flatMap((group) => group.entries).map(({ id }) => id)
    expect(entries).toContain(several)
    expect(entries).not.toContain(single)
  })

  it('more than a page tells apart is refused, and only the owner sets them', async () => {
    const [owner, manager] = [
      await signedIn(testShop(), 'owner'),
      await signedIn(testShop(), 'manager'),
    ]
    expect((await owner.put(path, { fewLeft: 10, lowStock: 3 })).status).toBe(400)
    expect((await manager.put(path, { fewLeft: 4, lowStock: 3 })).status).toBe(403)
  })
})
