import { expect, it } from 'vitest'
import { FoundThings } from '#contract/finder/types.ts'
import type { Role } from '#domain/permissions.ts'
import { reindexGently } from '#server/performance/rebuild.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

onNewShops('search of everything', (testShop) => {
  const ask = async (q: string, role: Role = 'owner') => {
    const reader = await signedIn(testShop(), role)
    return must(await reader.get(`/api/admin/find?q=${encodeURIComponent(q)}`)).as(FoundThings)
  }
  const find = async (q: string, role?: Role) => (await ask(q, role)).items
  const namesOf = async (q: string, role?: Role) =>
    (await find(q, role)).map(({ kind, name }) => `${kind} ${name}`)

  it('finds an order by all that it is called by', async () => {
    await openForBusiness(testShop())
    const other = await anOrder(testShop(), { method: 'upi' })
    const made = await anOrder(testShop(), { method: 'upi' })
    await other.staff('moves', { to: 'cancelled' })
    const transfer = { reference: '412356789012' }
    must(await made.guest.post(`/api/orders/${made.token}/payment/transfer`, transfer))
    const number = 'PAL-2026-000002'
    for (const typed of [number, 'pl-2', 'PAL 2026 2', '412356789012', '4123 5678 9012']) {
      expect((await find(typed))[0], typed).toMatchObject({ kind: 'order', name: number })
    }
    await made.staff('payments', transfer)
    await made.staff('parcels', { carrier: 'India Post', trackingNumber: 'EE123456785IN' })
    for (const typed of ['412356789012', 'EE123456785IN', 'ee 123 456 785 in']) {
      expect((await find(typed))[0], typed).toMatchObject({ name: number, state: 'shipped' })
    }
    for (const typed of ['meena', '98400 12345', '+91 98400-12345', 'meena@example.in']) {
      const names = await namesOf(typed)
      expect(names, typed).toContain(`order ${number}`)
      expect(names, typed).toContain('customer Meena Raman')
    }
    await reindexGently(testShop().shop)
    expect(await namesOf('arakku kanji')).toEqual([
      ...[`order ${number}`, 'order PAL-2026-000001'],
      ...['product Kanjivaram in arakku', 'product Kanjivaram in arakku'],
    ])
  })

  it('finds the order of a number before one whose invoice ends alike', async () => {
    await openForBusiness(testShop())
    await anOrder(testShop(), { method: 'upi' })
    const second = await anOrder(testShop(), { method: 'upi' })
    const third = await anOrder(testShop(), { method: 'upi' })
    // The later one is sent first: its invoice has the number of the earlier order.
    for (const [at, one] of [third, second].entries()) {
      await one.staff('payments', { reference: `41235678901${at}` })
      await one.staff('parcels', { carrier: 'Delhivery', trackingNumber: `123456789012${at}` })
    }
    const invoices = await testShop()
      .shop.db.read.selectFrom('orders')
      .select(['number', 'invoice_number'])
      .where('invoice_number', 'is not', null)
      .orderBy('id')
      .execute()
    expect(invoices.map(({ invoice_number }) => invoice_number?.slice(-2))).toEqual(['02', '01'])
    for (const typed of ['PAL-2026-000001', 'pal-2026-000001', 'PL-1', 'PAL 2026 1', '#1']) {
      expect(await namesOf(typed), typed).toEqual(['order PAL-2026-000001'])
    }
    // Digits alone may stand in an invoice, too: it comes after.
    expect((await namesOf('000001')).slice(0, 2)).toEqual([
      ...['order PAL-2026-000001', 'order PAL-2026-000003'],
    ])
  })

  it('shows each role what it may see', async () => {
    await openForBusiness(testShop())
    await anOrder(testShop())
    const words = { name: 'Meena Raman', email: 'meena@example.in', message: 'Is it heavy?' }
    must(await newShopper(testShop()).post('/api/contact', words), 201)
    expect(await namesOf('meena')).toEqual([
      ...['order PAL-2026-000001', 'customer Meena Raman', 'message T-000001'],
    ])
    expect(await namesOf('meena', 'packer')).toEqual(['order PAL-2026-000001'])
    await reindexGently(testShop().shop)
    expect(await namesOf('kanjivaram', 'packer')).toContain('product Kanjivaram in arakku')
    expect(await namesOf('kanjivaram', 'accountant')).toEqual([])
    expect((await newShopper(testShop()).get('/api/admin/find?q=meena')).status).toBe(401)
  })

  it('says of which kinds there is more than it shows', async () => {
    await openForBusiness(testShop())
    const who = { name: 'Meena Raman', email: 'meena@example.in' }
    const write = async (message: string) =>
      must(await newShopper(testShop()).post('/api/contact', { ...who, message }), 201)
    for (const part of ['border', 'pallu', 'body']) await write(`How wide is its ${part}?`)
    for (let at = 0; at < 6; at += 1) await anOrder(testShop())
    expect((await ask('meena')).more).toEqual([])
    await anOrder(testShop())
    expect((await ask('meena')).more).toEqual(['order'])
    await write('Is it heavy?')
    const { items, more } = await ask('meena')
    expect(more).toEqual(['order', 'message'])
    const count = (kind: string) => items.filter((one) => one.kind === kind).length
    expect([count('order'), count('message'), count('customer')]).toEqual([6, 3, 1])
    // The orders of a saree stand in no list under its name.
    await reindexGently(testShop().shop)
    expect((await ask('kanjivaram')).more).toEqual(['product'])
  })

  it('finds nothing of nothing, and takes signs as they are', async () => {
    await openForBusiness(testShop())
    await anOrder(testShop())
    for (const typed of ['', 'a', '%%%', '"', "'; --", '\\', '_____']) {
      expect(await find(typed), typed).toEqual([])
    }
  })
})
