import { beforeEach, expect, it } from 'vitest'
import { CostsOfProduct, MarginFigures, MarginsOfProducts } from '#contract/costs/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

onNewShops('what pieces cost the shop', (testShop) => {
  let owner: Shopper
  let saree: number
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
    saree = await addPiece(testShop().shop, { price: 6000, stock: 9, name: 'Arakku silk' })
  })

  const costsOf = (id = saree) => `/api/admin/products/${id}/costs`
  const write = async (form: object, id = saree) =>
    must(await owner.put(costsOf(id), form)).as(CostsOfProduct)
  const buy = async (pieces = 1) => {
    const guest = newShopper(testShop())
    await fill(guest, ...Array.from({ length: pieces }, () => saree))
    return (await order(guest)).as(PlacedOrder).number
  }
  const day = () => new Date(testShop().clock.now + 19_800_000).toISOString().slice(0, 10)
  const days = () => `from=${day()}&to=${day()}`
  const figures = async () =>
    must(await owner.get(`/api/admin/figures/margins?${days()}`)).as(MarginFigures)

  it('is kept with who wrote it down and when; what differs in nothing is no entry', async () => {
    expect(must(await owner.get(costsOf())).body).toEqual({
      ...{ purchase: null, other: 0, taken: 6000, margin: null, share: null },
      ...{ seen: 0, entries: [] },
    })
    const first = await write({ purchase: '4,000.50'.replace(',', ''), other: '', seen: 0 })
    expect(first).toMatchObject({ purchase: 4000.5, other: 0, margin: 1999.5, taken: 6000 })
    expect(first.entries).toMatchObject([{ purchase: 4000.5, by: expect.any(String), since: null }])
    testShop().clock.now += 60_000
    const second = await write({ purchase: 4200, other: 150, seen: first.seen })
    expect(second.entries.map(({ purchase, other }) => [purchase, other])).toEqual([
      [4200, 150],
      [4000.5, 0],
    ])
    expect(second.entries[0]?.since).toBe(new Date(testShop().clock.now).toISOString())
    expect((await write({ purchase: 4200, other: 150 })).entries).toHaveLength(2)
    const list = must(await owner.get(`/api/admin/margins?ids=${saree},99999`)).as(
      MarginsOfProducts,
    )
    expect(list.items).toEqual([
      { id: saree, purchase: 4200, other: 150, taken: 6000, margin: 1650, share: 0.275 },
    ])
    // What was known wrongly is taken back.
    expect(await write({ purchase: '', other: 0 })).toMatchObject({ purchase: null, margin: null })
  })

  it('an old form writes over nothing, and what is no amount is said beside its field', async () => {
    const { seen } = await write({ purchase: 4000, seen: 0 })
    const stale = await owner.put(costsOf(), { purchase: 1, seen: 0 })
    expect([stale.status, stale.body['refusal']]).toEqual([409, 'changed-meanwhile'])
    expect(stale.body['current']).toMatchObject({ purchase: 4000, seen })
    for (const wrong of [-1, 1.234, 1e12, 'ten']) {
      const reply = await owner.put(costsOf(), { purchase: wrong })
      expect([reply.status, Object.keys(reply.body['errors'] as object)]).toEqual([
        400,
        ['purchase'],
      ])
    }
    expect((await owner.put(costsOf(99_999), { purchase: 1 })).status).toBe(404)
    expect((await owner.get('/api/admin/margins?ids=1,x')).status).toBe(400)
  })

  it('a report takes each piece at its cost of when it was sold; what came back or is unknown stays out', async () => {
    const { shop, clock } = testShop()
    await buy()
    expect(await figures()).toMatchObject({ pieces: 0, unknownPieces: 1, unknownTaken: 6000 })
    await write({ purchase: 4000, other: 100 })
    clock.now += 60_000
    await write({ purchase: 5000, other: 100 })
    const number = await buy(2)
    const told = await figures()
    // 1 × (6000 − 4100), written down later, and 2 × (6000 − 5100).
    expect(told).toMatchObject({ pieces: 3, taken: 18_000, cost: 14_300, margin: 3700 })
    expect(told.bySaree).toMatchObject([{ id: saree, name: 'Arakku silk', margin: 3700 }])
    expect(told.byWeave).toMatchObject([{ weave: '', pieces: 3 }])
    expect(told.byDay).toMatchObject([{ day: day(), pieces: 3, margin: 3700 }])
    // The dearer entry was a mistake.
    await write({ purchase: 4500, other: 100, isCorrection: true })
    expect((await figures()).margin).toBe(1900 + 2 * 1400)
    await shop.db.write(async (tx) => {
      const { id } = await tx
        .selectFrom('orders')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('order_lines')
        .set({ back_quantity: 1 })
        .where('order_id', '=', id)
        .execute()
    })
    expect(await figures()).toMatchObject({ pieces: 2, margin: 3300 })
    const { text, headers } = must(
      await owner.get(`/api/admin/figures/margins.csv?${days()}&table=sarees`),
    )
    expect(text.replace('\ufeff', '').split('\r\n')[0]).toBe(
      'code,name,pieces,taken,cost,margin,share,unknownPieces,unknownTaken',
    )
    expect(text).toContain('Arakku silk,2,12000,8700,3300,0.275,0,0')
    expect(headers.get('content-disposition')).toContain('margins-sarees')
    const reversed = await owner.get('/api/admin/figures/margins?from=2026-05-02&to=2026-05-01')
    expect(reversed.body['refusal']).toBe('days-reversed')
  })

  it('comes along in files of products for whoever may see it, and goes in with them', async () => {
    const file = async (who: Shopper) => must(await who.get('/api/admin/products.csv')).text
    const send = (who: Shopper, csv: string) => {
      const form = new FormData()
      form.append('file', new File([csv], 'products.csv'))
      return who.post('/api/admin/products/import', form)
    }
    const { code } = await testShop()
      .shop.db.read.selectFrom('products')
      .select('code')
      .where('id', '=', saree)
      .executeTakeFirstOrThrow()
    const csv = `code,purchasePrice,otherCosts\n${code},"4,000",150\n`
    expect(must(await send(owner, csv)).body).toMatchObject({ isApplied: true, updated: 1 })
    expect(must(await send(owner, csv)).body).toMatchObject({ unchanged: 1 })
    const wrong = await send(owner, `code,purchasePrice\n${code},dear\n`)
    expect(wrong.body['errors']).toMatchObject([{ row: 2, column: 'purchasePrice' }])
    expect(await write({ purchase: 4000, other: 150 })).toMatchObject({ margin: 1850 })
    const own = await file(owner)
    expect(own.split('\r\n')[0]).toContain('purchasePrice,otherCosts')
    expect(own).toContain('4000,150')
    // A file from before a newer entry writes nothing over it.
    await write({ purchase: 4200, other: 150 })
    expect(must(await send(owner, own)).body).toMatchObject({
      ...{ isApplied: false },
      errors: [{ column: 'costsSeen', code: { code: 'outdated' } }],
    })
    expect(must(await send(owner, await file(owner))).body).toMatchObject({ updated: 0 })
    const manager = await signedIn(testShop(), 'manager')
    expect(await file(manager)).not.toMatch(/purchasePrice|4000/)
    const refused = must(await send(manager, csv)).body
    expect(refused).toMatchObject({ isApplied: false })
    expect(refused['errors']).toMatchObject([
      { column: 'purchasePrice', code: { code: 'no-column' } },
      { column: 'otherCosts', code: { code: 'no-column' } },
    ])
  })
})
