import { expect, it } from 'vitest'
import { BackFigures } from '#contract/sales/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address } from '#test/ordering.ts'
import { signedIn } from '#test/shopper.ts'

onNewShops('what came back, and why', (testShop) => {
  it('by weave and PIN code, of the pieces of orders of that time; what the shop refused is none', async () => {
    await openForBusiness(testShop())
    const { shop } = testShop()
    const weave = (id: number, name: string) =>
      shop.db.write((tx) =>
        tx
          .updateTable('products')
          .set({ facts: JSON.stringify({ weave: name }) })
          .where('id', '=', id)
          .execute(),
      )
    const to = (pin: string, city: string) => ({ address: { ...address, pin, city } })
    const back = await anOrder(testShop(), { quantity: 3 })
    const refused = await anOrder(testShop(), { quantity: 2 })
    const door = await anOrder(testShop(), { more: to('625001', 'Madurai') })
    const off = await anOrder(testShop())
    await weave(back.productId, 'Kanchipuram')
    await weave(refused.productId, 'Kanchipuram')
    await weave(door.productId, 'Chettinad')
    for (const one of [back, refused]) await one.deliver()
    await door.staff('parcels', { carrier: 'DTDC' })
    // What has not left counts for nothing.
    await anOrder(testShop())
    await back.askBack(2)
    await refused.askBack(1)
    await shop.db.write(async (tx) => {
      const decided = tx.updateTable('returns').set({ state: 'refused' })
      await decided.where('order_id', '=', refused.id).execute()
      const row = { order_id: door.id, mobile: '9840012345', refused_at: shop.now() }
      await tx.insertInto('door_refusals').values(row).execute()
    })
    await off.staff('moves', { to: 'cancelled' })
    const accountant = await signedIn(testShop(), 'accountant')
    const day = (ms: number) => new Date(ms + 19_800_000).toISOString().slice(0, 10)
    const days = `from=${day(shop.now() - 20 * 86_400_000)}&to=${day(shop.now())}`
    const told = must(await accountant.get(`/api/admin/figures/returns?${days}`)).as(BackFigures)
    const [asked] = told.reasons
    expect(told).toMatchObject({ sent: 6, back: 3 })
    expect(told.reasons).toEqual([
      { reason: asked?.reason, pieces: 2 },
      { reason: 'not-taken', pieces: 1 },
    ])
    expect(told.byWeave).toMatchObject([
      { weave: 'Kanchipuram', sent: 5, back: 2 },
      { weave: 'Chettinad', sent: 1, back: 1, reasons: [{ reason: 'not-taken', pieces: 1 }] },
    ])
    expect(told.byPin).toMatchObject([
      { pin: address.pin, sent: 5, back: 2 },
      { pin: '625001', city: 'Madurai', sent: 1, back: 1 },
    ])
    const file = must(await accountant.get(`/api/admin/figures/returns.csv?${days}&table=pins`))
    const lines = file.text.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      'pin,city,sent,back,damaged,wrong-piece,not-as-described,colour,changed-mind,other,not-taken',
    )
    expect(lines[2]).toBe('625001,Madurai,1,1,0,0,0,0,0,0,1')
    const long = await accountant.get('/api/admin/figures/returns?from=2024-01-01&to=2026-01-01')
    expect(long.body['refusal']).toBe('over-a-year')
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get(`/api/admin/figures/returns?${days}`)).status).toBe(403)
  })
})
