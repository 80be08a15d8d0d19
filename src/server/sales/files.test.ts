import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

/** The lines of a file, its cells as they are: none of these has a comma or a quote in it but the address. */
const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')

onNewShops('what the owner takes along of her shop', (testShop) => {
  const buy = async (mobile: string, price: number) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price }))
    return (await order(guest, { mobile })).as(PlacedOrder).number
  }
  const file = async (who: Shopper, address: string) => {
    const reply = await who.get(address)
    expect(reply.status, address).toBe(200)
    return linesOf(reply.text)
  }

  it('all orders that are found, over every page, the newest first, once each', async () => {
    const { shop, clock } = testShop()
    const numbers: string[] = []
    for (let n = 0; n < 3; n++) {
      numbers.push(await buy(`970000010${n}`, 6000 + n))
      if (n > 0) clock.now += 60_000
    }
    // More than are read at once, all of one moment: where one reading ends, the next begins.
    const one = await shop.db.read
      .selectFrom('orders')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id: _own, ...row } = one
    await shop.db.write(async (tx) => {
      for (let n = 0; n < 1100; n++) {
        const own = { number: `OLD-${n}`, token: `token-${n}`, placed_at: 1000 }
        await tx
          .insertInto('orders')
          .values({ ...row, ...own, note: '=1+1' })
          .execute()
      }
    })
    const accountant = await signedIn(testShop(), 'accountant')
    const [head, ...all] = await file(accountant, '/api/admin/orders.csv')
    expect(head).toMatch(/^number,placedAt,state,/)
    expect(all).toHaveLength(1103)
    const named = all.map((line) => line.split(',')[0])
    expect(named[0]).toBe(numbers[2])
    expect(new Set(named).size).toBe(1103)
    expect(all.at(-1)).toContain("'=1+1")
    const [, ...found] = await file(accountant, `/api/admin/orders.csv?q=${numbers[1]}`)
    expect(found.map((line) => line.split(',')[0])).toEqual([numbers[1]])
    expect(found[0]).toContain(',6001,')
    expect(await file(accountant, '/api/admin/orders.csv?state=delivered')).toHaveLength(1)
  })

  it('everybody who has ordered, once, with what they spent', async () => {
    await buy('9700000201', 6000)
    await buy('9700000202', 7000)
    await buy('9700000201', 8000)
    const manager = await signedIn(testShop(), 'manager')
    const [, ...buyers] = await file(manager, '/api/admin/buyers.csv')
    expect(buyers.map((line) => line.split(',').slice(2, 6))).toEqual([
      ['9700000201', '', '2', '14000'],
      ['9700000202', '', '1', '7000'],
    ])
  })

  it('what came in and went back in some days; what went back is below zero', async () => {
    const { shop, clock } = testShop()
    const number = await buy('9700000301', 6000)
    const { id } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const manager = await signedIn(testShop(), 'manager')
    await shop.db.write(async (tx) => {
      const times = { created_at: clock.now, updated_at: clock.now, paid_at: clock.now }
      const paid = { order_id: id, method: 'upi', state: 'paid', amount_paise: 600_000 } as const
      await tx
        .insertInto('payments')
        .values({ ...paid, ...times, settled_reference: '4'.repeat(12) })
        .execute()
      const back = { order_id: id, payment_id: null, method: 'cash', user_id: null }
      const rows = [
        { ...back, amount_paise: 50_050, reason: 'A torn fold', created_at: clock.now + 1 },
        { ...back, amount_paise: 99, state: 'refused' as const, created_at: clock.now + 2 },
        { ...back, amount_paise: 98, method: 'gift_card', created_at: clock.now + 2 },
      ]
      await tx
        .insertInto('refunds')
        .values(rows.map((row) => ({ state: 'done' as const, reason: '', ...row })))
        .execute()
    })
    clock.now += 3
    const owner = await signedIn(testShop(), 'owner')
    const sold = { amount: 2000, reason: 'Sold', paidBy: 'upi', reference: '5'.repeat(12) }
    must(await owner.post('/api/admin/gift-cards', sold), 201)
    const day = new Date(clock.now + 19_800_000).toISOString().slice(0, 10)
    const [head, ...money] = await file(
      manager,
      `/api/admin/figures/money.csv?from=${day}&to=${day}`,
    )
    expect(head).toBe('at,order,kind,method,reference,amount,reason')
    expect(money.map((line) => line.split(',').slice(1))).toEqual([
      [number, 'payment', 'upi', '4'.repeat(12), '6000', ''],
      [number, 'refund', 'cash', '', '-500.5', 'A torn fold'],
      ['', 'payment', 'upi', '5'.repeat(12), '2000', 'GC-1'],
    ])
  })
})
