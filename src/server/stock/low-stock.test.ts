import { expect, it } from 'vitest'
import { EditedProduct, StockPage } from '#contract/catalog/admin-types.ts'
import { Queue } from '#contract/today/types.ts'
import { runsLow } from '#domain/stock.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { exportCsv } from '../catalog/csv/export.ts'
import { importCsv } from '../catalog/csv/import.ts'
import { stockCounts } from '../performance/today-queries.ts'

const shopMark = 3

onNewShops('what runs low', (testShop) => {
  it('is one thing in the domain, on Today, in the list and in its figures', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const expected: string[] = []
    for (const ownMark of [null, 0, 1, 2, 5]) {
      for (const first of [1, 2, 6]) {
        for (const stock of [0, 1, 2, 3, 5]) {
          const name = `of ${first}, ${stock} left, mark ${ownMark ?? 'of the shop'}`
          const id = await addPiece(shop, { name, stock: first })
          must(await owner.put(`/api/admin/products/${id}`, { stock, lowStock: ownMark }))
          const isOfSeveral = first > 1 || stock > 1
          if (runsLow({ stock, isOfSeveral, ownMark }, shopMark)) expected.push(name)
        }
      }
    }
    expect(expected).toHaveLength(26)
    const names = (items: { name: string }[]) => items.map(({ name }) => name).sort()
    const list = must(await owner.get('/api/admin/stock?state=low&size=200')).as(StockPage)
    expect(names(list.items)).toEqual(expected.sort())
    const all = must(await owner.get('/api/admin/stock?size=200')).as(StockPage)
    const marked = all.items.filter(({ isLow, stock }) => isLow && stock > 0)
    expect(names(marked)).toEqual(expected)
    const queue = must(await owner.get('/api/admin/today/queue?kind=stock')).as(Queue)
    expect(queue.groups[0]?.total).toBe(expected.length)
    expect((await stockCounts(shop.db, shopMark)).lowStock).toBe(expected.length)
  })

  it('a mark is kept, cleared by an empty field, bounded, and told to staff alone', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const path = `/api/admin/products/${await addPiece(shop, { name: 'Arakku', stock: 9 })}`
    const first = must(await owner.put(path, { lowStock: 4 })).as(EditedProduct)
    expect(first.lowStock).toBe(4)
    const { version } = first
    const second = must(await owner.put(path, { lowStock: '', version })).as(EditedProduct)
    expect(second.lowStock).toBeNull()
    expect((await owner.put(path, { lowStock: 5, version })).status).toBe(409)
    for (const lowStock of [-1, 1001, 2.5, 'few'])
      expect((await owner.put(path, { lowStock })).status).toBe(400)
    must(await owner.put(path, { lowStock: 7 }))
    const { text } = must(await newShopper(testShop()).get(`/api/products/${first.slug}`))
    expect(text).not.toMatch(/low.?stock/i)
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.put(path, { lowStock: 1 })).status).toBe(403)
  })

  it('goes out with a file of products and comes back with it', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const id = await addPiece(shop, { name: 'Arakku', stock: 9 })
    const saved = must(await owner.put(`/api/admin/products/${id}`, { lowStock: 4 }))
    const { code } = saved.as(EditedProduct)
    let file = ''
    for await (const part of exportCsv(shop)) file += part
    const [head = '', line = ''] = file.replace('\uFEFF', '').split(/\r?\n/)
    expect(line.split(',')[head.split(',').indexOf('lowStock')]).toBe('4')
    const actor = { id: owner.userId ?? 0, username: 'owner', address: '' }
    const bring = async (cell: string) => {
      const bytes = new TextEncoder().encode(`code,lowStock\n${code},${cell}\n`)
      return (await importCsv(shop, actor, bytes, [])).errors
    }
    const kept = async () => {
      const rows = shop.db.read.selectFrom('products').select('low_stock').where('id', '=', id)
      return (await rows.executeTakeFirstOrThrow()).low_stock
    }
    expect([await bring('6'), await kept()]).toEqual([[], 6])
    expect([await bring(''), await kept()]).toEqual([[], null])
    expect(await bring('many')).toMatchObject([{ row: 2, column: 'lowStock' }])
    expect(await kept()).toBeNull()
  })
})
