import { expect, it } from 'vitest'
import { onNewShops } from '#test/on-both-engines.ts'
import { invoiceFor, numbersOfSale, orderNumberFor } from './numbers.ts'

onNewShops('the numbers of orders and invoices', (testShop) => {
  const saleAt = (at: number) => testShop().shop.db.write((tx) => numbersOfSale(tx, at))
  const waitingAt = (at: number) => testShop().shop.db.write((tx) => orderNumberFor(tx, at))
  const invoiceAt = (at: number, invoice_number: string | null = null) =>
    testShop().shop.db.write((tx) => invoiceFor(tx, { invoice_number }, at))

  it('follow each other, whether the money is there or comes later', async () => {
    const { now } = testShop().clock
    expect(await saleAt(now)).toMatchObject({
      number: 'PAL-2026-000001',
      invoiceNumber: 'INV-2526-000001',
    })
    expect(await waitingAt(now)).toBe('PAL-2026-000002')
    expect(await invoiceAt(now)).toBe('INV-2526-000002')
    expect(await saleAt(now)).toMatchObject({
      number: 'PAL-2026-000003',
      invoiceNumber: 'INV-2526-000003',
    })
  })

  it('leave no gap where a sale fails after it had them', async () => {
    const { shop, clock } = testShop()
    await saleAt(clock.now)
    const failed = shop.db.write(async (tx) => {
      await numbersOfSale(tx, clock.now)
      throw new Error('the disk is full')
    })
    await expect(failed).rejects.toThrow('the disk is full')
    expect(await saleAt(clock.now)).toMatchObject({
      number: 'PAL-2026-000002',
      invoiceNumber: 'INV-2526-000002',
    })
  })

  it('come with the next version of the catalogue', async () => {
    const { now } = testShop().clock
    const [one, other] = [await saleAt(now), await saleAt(now)]
    expect(other.revision).toBe(one.revision + 1)
  })

  it('stay with an order that has its invoice number already, and use none up', async () => {
    const { now } = testShop().clock
    const first = await invoiceAt(now)
    expect(await invoiceAt(now, 'INV-2425-000077')).toBe('INV-2425-000077')
    const count = (number: string) => Number(number.slice(-6))
    expect(count(await invoiceAt(now))).toBe(count(first) + 1)
  })

  it('begin anew with the year of India: orders in January, invoices in April', async () => {
    const newYear = Date.UTC(2026, 11, 31, 18, 30)
    expect(await waitingAt(newYear - 1)).toMatch(/^PAL-2026-/)
    expect(await waitingAt(newYear)).toBe('PAL-2027-000001')
    const april = Date.UTC(2026, 2, 31, 18, 30)
    expect(await invoiceAt(april - 1)).toMatch(/^INV-2526-/)
    expect(await saleAt(april)).toMatchObject({ invoiceNumber: 'INV-2627-000001' })
  })
})
