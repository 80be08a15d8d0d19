import { expect, it } from 'vitest'
import { EditedProduct, StockPage } from '#contract/catalog/admin-types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

onBothEngines('a product that moves while it is edited', (testShop) => {
  const open = async (stock: number) => {
    const { shop } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const manager = await signedIn(testShop(), 'manager')
    const id = await addPiece(shop, { price: 900, stock })
    const page = (await manager.get('/api/admin/stock?size=200')).as(StockPage)
    const item = page.items.find((one) => one.id === id)
    if (!item) throw new Error('It was just added.')
    const path = `/api/admin/products/${id}`
    const sell = async () => {
      const guest = newShopper(testShop())
      await fill(guest, id)
      expect((await order(guest)).status).toBe(201)
    }
    return { id, manager, item, path, sell, shop }
  }
  type Opened = Awaited<ReturnType<typeof open>>

  /** As the dialog saves: every field as text. */
  const saveForm = async (
    { manager, item, path }: Opened,
    fields: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const form = new FormData()
    const { name, slug, code, price, fabric, color, occasion, categoryId } = item
    const whole = { name, slug, code, price, fabric, color, occasion, categoryId, ...fields }
    for (const [field, value] of Object.entries(whole)) form.set(field, String(value))
    const reply = await testShop().app.request(path, {
      method: 'PUT',
      body: form,
      headers: { 'sec-fetch-site': 'same-origin', cookie: `sid=${manager.cookies.get('sid')}` },
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
  const lastLedger = (id: number) =>
    testShop()
      .shop.db.read.selectFrom('stock_ledger')
      .select(['change', 'stock_after', 'reason'])
      .where('product_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()

  it('a one-off that was sold meanwhile is not there again when a slip of the pen is mended', async () => {
    const opened = await open(1)
    await opened.sell()
    const { version } = opened.item
    expect((await saveForm(opened, { name: 'Mended', version })).status).toBe(200)
    expect(await stockOf(opened.shop, opened.id)).toBe(0)
    const same = { name: 'Mended again', stock: '1', stockSeen: '1' }
    expect((await saveForm(opened, same)).status).toBe(200)
    expect(await stockOf(opened.shop, opened.id)).toBe(0)
  })

  it('a figure typed over another one than is there is refused with both', async () => {
    const opened = await open(3)
    await opened.sell()
    const words = 'The stock is 2 now; it was 3 when you looked.'
    const refusal = { code: 'outdated', message: words, errors: { stock: words } }
    const form = await saveForm(opened, { name: 'Lost?', stock: '7', stockSeen: '3' })
    expect([form.status, form.body]).toMatchObject([409, { ...refusal, current: { stock: 2 } }])
    const json = await opened.manager.put(opened.path, { stock: 7, stockSeen: 3 })
    expect([json.status, json.body]).toMatchObject([409, { ...refusal, current: { stock: 2 } }])
    expect(await stockOf(opened.shop, opened.id)).toBe(2)
    const row = (await opened.manager.get('/api/admin/products')).body as unknown as unknown[]
    expect(JSON.stringify(row)).not.toContain('Lost?')
    expect((await opened.manager.put(opened.path, { stock: 7, stockSeen: 2 })).status).toBe(200)
    expect(await lastLedger(opened.id)).toEqual({ change: 5, stock_after: 7, reason: 'edited' })
  })

  it('a difference fits whatever was sold meanwhile, but takes no more than is there', async () => {
    const opened = await open(3)
    await opened.sell()
    const more = await opened.manager.put(opened.path, { stockChange: 4 })
    expect(more.as(EditedProduct).stock).toBe(6)
    expect(await lastLedger(opened.id)).toEqual({ change: 4, stock_after: 6, reason: 'edited' })
    expect((await saveForm(opened, { stockChange: '-1' })).status).toBe(200)
    expect(await stockOf(opened.shop, opened.id)).toBe(5)
    const less = await opened.manager.put(opened.path, { stockChange: -6 })
    expect([less.status, less.body['errors']]).toEqual([400, { stockChange: 'There are 5' }])
    const both = await opened.manager.put(opened.path, { stockChange: 1, stock: 2 })
    expect(both.status).toBe(400)
    expect(await stockOf(opened.shop, opened.id)).toBe(5)
  })

  it('a figure without the one that was seen is taken as it is said', async () => {
    const opened = await open(3)
    await opened.sell()
    expect((await opened.manager.put(opened.path, { stock: 3 })).status).toBe(200)
    expect(await stockOf(opened.shop, opened.id)).toBe(3)
    expect((await saveForm(opened, { stock: '4' })).status).toBe(200)
    expect(await stockOf(opened.shop, opened.id)).toBe(4)
  })

  it('packers count with the figure that they saw', async () => {
    const { id, path, sell, shop } = await open(3)
    const packer = await signedIn(testShop(), 'packer')
    await sell()
    expect((await packer.put(path, { stock: 9, stockSeen: 3 })).status).toBe(409)
    expect((await packer.put(path, { stock: 9, stockSeen: 2 })).status).toBe(200)
    expect((await packer.put(path, { stock: 9, stockSeen: 2, name: 'Mine' })).status).toBe(403)
    expect(await stockOf(shop, id)).toBe(9)
  })

  it('of many who count at once one counts', async () => {
    const { id, path, shop } = await open(3)
    const people = await Promise.all(
      Array.from({ length: 5 }, () => signedIn(testShop(), 'packer')),
    )
    const replies = await Promise.all(
      people.map((one, at) => one.put(path, { stock: 10 + at, stockSeen: 3 })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const rest = await Promise.all(people.map((one) => one.put(path, { stockChange: 2 })))
    expect(rest.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await stockOf(shop, id)).toBeGreaterThanOrEqual(20)
  })

  it('of two who edit it the second is refused with what the first has written', async () => {
    const opened = await open(3)
    const { manager, path, item, id, shop } = opened
    const other: Shopper = await signedIn(testShop(), 'owner')
    const { version } = item
    const first = (await other.put(path, { description: 'By the first', version })).as(
      EditedProduct,
    )
    expect(first.version).not.toBe(version)
    const late = await saveForm(opened, { description: 'By the second', version })
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'outdated',
        current: { description: 'By the first', stock: 3, version: first.version },
      },
    ])
    const seen = { description: 'By the second', version: first.version }
    expect((await saveForm(opened, seen)).status).toBe(200)
    // Neither a sale nor a count is an edit of its words.
    const { version: now } = (await manager.put(path, { stock: 8 })).as(EditedProduct)
    await opened.sell()
    expect((await manager.put(path, { isFeatured: true, version: now })).status).toBe(200)
    expect((await manager.put(path, { isFeatured: false, version: now })).status).toBe(409)
    expect((await manager.put(path, { isFeatured: false })).status).toBe(200)
    expect(await stockOf(shop, id)).toBe(7)
  })
})
