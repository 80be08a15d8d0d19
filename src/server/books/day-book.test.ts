import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { bookAccounts } from '#test/day-book.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

type Line = { event: string; account: string; debit: string; credit: string; document: string }

onNewShops('the day book', (testShop) => {
  const asked = async (from: string, to: string) => {
    const reader = await signedIn(testShop(), 'accountant')
    const headers = { cookie: `sid=${reader.cookies.get('sid')}` }
    const path = `/api/admin/books/day-book.csv?from=${from}&to=${to}`
    return testShop().app.request(path, { headers })
  }
  const lines = async (from = '2026-01-15', to = '2026-01-20') =>
    parse<Line>(await (await asked(from, to)).text(), { columns: true, bom: true })
  const told = (all: Line[]) =>
    all.map((line) => [line.event, line.account, Number(line.debit) - Number(line.credit)])
  const paidAhead = async (price = 6000) => {
    await openForBusiness(testShop())
    return anOrder(testShop(), { price, method: 'upi' })
  }
  const pass = () => {
    testShop().clock.now += 60_000
  }
  const sum = (all: Line[]) =>
    all.reduce(
      (paise, line) => paise + Math.round((Number(line.debit) - Number(line.credit)) * 100),
      0,
    )

  it('takes money before the invoice as an advance, which the invoice uses', async () => {
    await registerShop(testShop())
    const made = await paidAhead(10_660)
    await made.staff('payments')
    pass()
    await made.staff('moves', { to: 'packed' })
    await made.staff('moves', { to: 'shipped' })
    const all = await lines()
    expect(told(all)).toEqual([
      ['payment', 'money:upi', 10_660],
      ['payment', 'advances', -10_660],
      ['invoice', 'customers', 10_660],
      ['invoice', 'sales', -10_152.38],
      ['invoice', 'output-cgst', -253.81],
      ['invoice', 'output-sgst', -253.81],
      ['invoice', 'advances', 10_660],
      ['invoice', 'customers', -10_660],
    ])
    expect(all.at(-1)?.document).toBe('INV-2526-000001')
  })

  it('takes money at the door as a customer’s, and a cancelled invoice back', async () => {
    await registerShop(testShop())
    const made = await anOrder(testShop(), { price: 10_660 })
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    pass()
    await made.staff('payments')
    pass()
    const other = await anOrder(testShop(), { price: 10_660 })
    await other.staff('moves', { to: 'packed' })
    await other.staff('invoice')
    pass()
    await other.staff('moves', { to: 'cancelled' })
    const all = await lines()
    expect(told(all.filter(({ event }) => event === 'cod-payment'))).toEqual([
      ['cod-payment', expect.stringMatching(/^money:/), expect.any(Number)],
      ['cod-payment', 'customers', expect.any(Number)],
    ])
    expect(all.filter(({ event }) => event === 'invoice-cancelled').length).toBeGreaterThan(3)
    expect(sum(all)).toBe(0)
    const cancelled = all.filter(({ document }) => document === 'INV-2526-000002')
    expect(sum(cancelled.filter(({ account }) => account === 'sales'))).toBe(0)
  })

  it('gives an advance back from the advances', async () => {
    const made = await paidAhead()
    await made.staff('payments')
    pass()
    await made.staff('moves', { to: 'cancelled' })
    pass()
    await made.staff('refunds', { amount: 6000, method: 'upi', reference: '412345678901' })
    expect(told(await lines())).toEqual([
      ['payment', 'money:upi', 6000],
      ['payment', 'advances', -6000],
      ['refund', 'advances', 6000],
      ['refund', 'money:upi', -6000],
    ])
  })

  it('ends goodwill in money with the invoice: what is still owed is less by it', async () => {
    await registerShop(testShop())
    const made = await paidAhead(10_660)
    await made.staff('payments')
    pass()
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    pass()
    const refund = { method: 'upi', reference: '412345678901' }
    await made.staff('refunds', { ...refund, amount: 660, isGoodwill: true })
    pass()
    expect(await bookAccounts(testShop())).toMatchObject({ goodwill: 660, 'money:upi': 10_000 })
    await made.staff('moves', { to: 'cancelled' })
    pass()
    expect(await bookAccounts(testShop())).toEqual({ 'money:upi': 10_000, advances: -10_000 })
    await made.staff('refunds', { ...refund, amount: 10_000 })
    expect(await bookAccounts(testShop())).toEqual({})
  })

  it('has the days of India, and refuses days that are none', async () => {
    const made = await paidAhead()
    testShop().clock.now = Date.UTC(2026, 0, 15, 18, 30)
    await made.staff('payments')
    expect(await lines('2026-01-15', '2026-01-15')).toEqual([])
    expect(await lines('2026-01-16', '2026-01-16')).toHaveLength(2)
    expect((await asked('2026-01-16', '2026-01-15')).status).toBe(400)
    expect((await asked('2016-01-16', '2026-01-15')).status).toBe(400)
    expect((await asked('2026-02-30', '2026-03-01')).status).toBe(400)
  })
})
