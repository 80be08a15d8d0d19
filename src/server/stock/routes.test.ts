import { beforeEach, expect, it } from 'vitest'
import { EditedStockMarks, LedgerPage } from '#contract/stock/types.ts'
import { firstStockMarks } from '#domain/stock.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the ledger of the stock says of each change, and from how few pieces on a stock is called low.

const ledger = '/api/admin/stock/ledger'
const marks = '/api/admin/stock/marks'

onNewShops('the ledger of the stock', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  type Entry = { reason: 'edited' | 'found'; note?: string; user_id?: number | null }
  const entry = (product_id: number, { user_id = null, ...more }: Entry) => {
    const row = { product_id, change: -2, stock_after: 3, order_id: null, created_at: 1000 }
    return testShop().shop.db.write(async (tx) => {
      const made = tx.insertInto('stock_ledger').values({ ...row, user_id, ...more })
      return (await made.returning('id').executeTakeFirstOrThrow()).id
    })
  }
  const asked = async (query = '') => must(await owner.get(`${ledger}${query}`)).as(LedgerPage)

  it('is empty at first; each change has its piece, who made it and why, the newest first', async () => {
    expect(await asked()).toEqual({ items: [], total: 0, page: 1, pages: 1 })
    const { shop } = testShop()
    const productId = await addPiece(shop, { name: 'Temple border' })
    const { code } = await shop.db.read
      .selectFrom('products')
      .select('code')
      .executeTakeFirstOrThrow()
    const found = await entry(productId, { reason: 'found', note: 'Behind the shelf' })
    const edited = await entry(productId, { reason: 'edited', user_id: owner.userId })
    const { username } = await shop.db.read
      .selectFrom('users')
      .select('username')
      .executeTakeFirstOrThrow()
    const said = {
      ...{ productId, code, name: 'Temple border', change: -2, stockAfter: 3, orderId: null },
      ...{ orderNumber: null, at: '1970-01-01T00:00:01.000Z' },
    }
    const items = [
      { ...said, id: edited, reason: 'edited', by: username, note: '' },
      { ...said, id: found, reason: 'found', by: '', note: 'Behind the shelf' },
    ]
    expect(await asked()).toEqual({ items, total: 2, page: 1, pages: 1 })
    expect((await asked('?reason=found')).items).toEqual(items.slice(1))
    expect((await asked(`?productId=${productId}`)).total).toBe(2)
    expect((await asked(`?productId=${productId + 1}`)).total).toBe(0)
  })

  it('has fifty on a page, the oldest on the last', async () => {
    const productId = await addPiece(testShop().shop)
    const first = await entry(productId, { reason: 'found' })
    for (let at = 0; at < 50; at += 1) await entry(productId, { reason: 'edited' })
    expect((await asked()).items).toHaveLength(50)
    expect(await asked('?page=2')).toMatchObject({
      ...{ items: [{ id: first }], total: 51, page: 2, pages: 2 },
    })
  })

  it('the marks are saved over the version that was read alone, and the log has both', async () => {
    const { version, ...read } = must(await owner.get(marks)).as(EditedStockMarks)
    expect(read).toEqual(firstStockMarks)
    const wanted = { fewLeft: 2, lowStock: 4 }
    const saved = must(await owner.put(marks, { ...wanted, version })).as(EditedStockMarks)
    expect(saved).toEqual({ ...wanted, version: expect.any(String) })
    expect(must(await owner.get(marks)).body).toEqual(saved)
    const late = await owner.put(marks, { ...firstStockMarks, version })
    expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
    const line = { user_id: owner.userId, action: 'update', subject_id: null }
    const log = await logged(testShop(), 'settings')
    expect(log).toEqual([
      { ...line, subject: expect.any(String), before: firstStockMarks, after: wanted },
    ])
  })
})
