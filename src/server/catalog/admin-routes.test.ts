import { beforeEach, expect, it } from 'vitest'
import { EditedProduct, StockPage } from '#contract/catalog/admin-types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What the table of products answers for each page that is asked for, and who may change what of a product.

const table = '/api/admin/stock'

onNewShops('the table of products', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  const pieces = async (count: number) => {
    const ids: number[] = []
    for (let at = 0; at < count; at += 1) ids.push(await addPiece(testShop().shop, { stock: 5 }))
    return ids
  }
  const asked = async (query = '') => must(await owner.get(`${table}${query}`)).as(StockPage)
  const shape = ({ items, total, page, pages }: StockPage) => [items.length, total, page, pages]
  const picture = (productId: number, path: string, position: number) => {
    const kept = { path, width: 10, height: 15, bytes: 1, preview: 'p', created_at: 1 }
    return testShop().shop.db.write(async (tx) => {
      await tx.insertInto('pictures').values(kept).execute()
      const shown = { product_id: productId, path, position, alt: '' }
      await tx.insertInto('product_pictures').values(shown).execute()
    })
  }

  it('is empty where there is nothing', async () => {
    expect(await asked()).toEqual({ items: [], total: 0, page: 1, pages: 1 })
    expect(must(await owner.get('/api/admin/products')).body).toEqual([])
  })

  it('has fifty on a page, unless more or fewer are asked for', async () => {
    await pieces(51)
    expect(shape(await asked())).toEqual([50, 51, 1, 2])
    expect(shape(await asked('?page=2'))).toEqual([1, 51, 2, 2])
    expect(shape(await asked('?page=0'))).toEqual([50, 51, 1, 2])
    expect(shape(await asked('?size=20&page=3'))).toEqual([11, 51, 3, 3])
    expect(shape(await asked('?size=999'))).toEqual([51, 51, 1, 1])
    expect(shape(await asked('?size=0'))).toEqual([1, 51, 1, 51])
  })

  it('has each with its own pictures, when it was changed and whether few are left', async () => {
    const [few, many] = await pieces(2)
    await picture(few ?? 0, '/media/few-1.jpg', 1)
    await picture(few ?? 0, '/media/few-2.jpg', 2)
    const { clock, shop } = testShop()
    clock.now += 1000
    await shop.db.write((tx) =>
      tx
        .updateTable('products')
        .set({ stock: 2, updated_at: clock.now })
        .where('id', '=', few ?? 0)
        .execute(),
    )
    const { items } = await asked()
    const seen = new Map(items.map((item) => [item.id, item]))
    expect(seen.get(few ?? 0)).toMatchObject({
      ...{ stock: 2, isLow: true, updatedAt: new Date(clock.now).toISOString() },
      pictures: [
        { src: '/media/few-1.jpg', preview: 'p' },
        { src: '/media/few-2.jpg', preview: '' },
      ],
    })
    expect(seen.get(many ?? 0)).toMatchObject({
      ...{ stock: 5, isLow: false, pictures: [], updatedAt: '2026-01-15T06:30:00.000Z' },
    })
    const every = EditedProduct.array().parse(must(await owner.get('/api/admin/products')).body)
    expect(every.map(({ id, pictures }) => [id, pictures.length]).toSorted()).toEqual([
      ...[
        [few, 2],
        [many, 0],
      ],
    ])
  })

  it('a packer may count what there is of one, and change nothing else of it', async () => {
    const [id] = await pieces(1)
    const packer = await signedIn(testShop(), 'packer')
    const path = `/api/admin/products/${id}`
    const version = (await asked()).items[0]?.version
    for (const form of [{ stock: 7, stockSeen: 5, version }, { stockChange: -1 }])
      must(await packer.put(path, form))
    expect(await stockOf(testShop().shop, id ?? 0)).toBe(6)
    for (const form of [{ price: 1 }, { stock: 9, stockSeen: 6, price: 1 }, { name: 'Mine' }]) {
      const { status, body } = await packer.put(path, form)
      expect([status, body['refusal']]).toEqual([403, 'not-allowed'])
    }
    expect((await asked()).items[0]).toMatchObject({ stock: 6, price: 2000 })
    must(await owner.put(path, { stock: 9, stockSeen: 6, price: 1500 }))
    expect((await asked()).items[0]).toMatchObject({ stock: 9, price: 1500 })
  })

  it('many are changed at once, which says how many, and one copied or put away, which the log names', async () => {
    const [one, other] = await pieces(2)
    const bulk = { action: 'archive', ids: [one, other] }
    expect(must(await owner.post('/api/admin/products/bulk', bulk)).body).toEqual({
      ...{ changed: 2, undoId: expect.any(Number) },
    })
    const [third] = await pieces(1)
    const copy = must(await owner.post(`/api/admin/products/${third}/duplicate`)).as(EditedProduct)
    expect(copy.id).not.toBe(third)
    must(await owner.del(`/api/admin/products/${third}`), 204)
    expect((await asked()).items.map(({ id }) => id)).toEqual([copy.id])
    const lines = await logged(testShop(), 'product')
    expect(lines.every(({ user_id }) => user_id === owner.userId)).toBe(true)
    expect(lines.at(-1)).toMatchObject({ subject_id: third })
    const lost = await owner.post('/api/admin/products/999/duplicate')
    expect(lost.status).toBe(404)
  })
})
