import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

// Random sales and what comes off them afterwards, through the calls that staff make.

const line = fc.record({
  paise: fc.integer({ min: 1, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
})
const step = fc.record({
  returned: fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }),
  reduced: fc.array(fc.nat({ max: 300_000 }), { minLength: 3, maxLength: 3 }),
  delivery: fc.boolean(),
})
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  discountPercent: fc.integer({ min: 0, max: 90 }),
  shippingPaise: fc.nat({ max: 50_000 }),
  isElsewhere: fc.boolean(),
  steps: fc.array(step, { maxLength: 4 }),
})
type ASale = typeof sale extends fc.Arbitrary<infer T> ? T : never

const heads = ['total', 'taxable', 'cgst', 'sgst', 'igst'] as const
const paise = (rupees: number) => Math.round(rupees * 100)

onBothEngines('credit notes of random sales', (testShop) => {
  async function sold(owner: Shopper, { lines, discountPercent, ...more }: ASale) {
    const { shop } = testShop()
    const wanted = []
    for (const { paise: price, quantity } of lines) {
      const productId = await addPiece(shop, { price: 9000, stock: 9 })
      wanted.push({ productId, quantity, price: price / 100 })
    }
    const subtotal = lines.reduce((sum, one) => sum + one.paise * one.quantity, 0)
    const elsewhere = { ...address, state: 'Karnataka', city: 'Mysuru', pin: '570001' }
    const form = {
      ...{ channel: 'phone', contact: { mobile: '9840012345' }, fullName: 'Meena Raman' },
      ...{ lines: wanted, paymentMethod: 'cod', isPaid: true },
      address: more.isElsewhere ? elsewhere : address,
      isAddressConfirmed: true,
      discount: Math.floor((subtotal * discountPercent) / 100) / 100,
      shipping: more.shippingPaise / 100,
    }
    const made = must(await owner.post('/api/admin/orders', form)).as(StaffOrder)
    const parcel = { carrier: 'DTDC', ewayBill: '351000000001' }
    must(await owner.post(`/api/admin/orders/${made.id}/parcels`, parcel))
    return made
  }

  async function documentsOf(owner: Shopper, { number }: StaffOrder) {
    const { items } = (await owner.get(`/api/admin/documents?q=${number}`)).as(DocumentPage)
    const all = items.map(async ({ id }) =>
      (await owner.get(`/api/admin/documents/${id}`)).as(Document),
    )
    const read = await Promise.all(all)
    const of = (kind: Document['kind']) => read.filter((one) => one.kind === kind)
    return { invoice: of('tax-invoice')[0], notes: of('credit-note') }
  }

  const sumOf = (all: readonly Document[], head: (typeof heads)[number]) =>
    all.reduce((sum, one) => sum + paise(one[head]), 0)

  function expectWhole(document: Document) {
    for (const row of document.rows) {
      const parts = [row.taxable, row.cgst, row.sgst, row.igst].map(paise)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paise(row.net))
      expect(row.cgst).toBe(row.sgst)
      for (const part of [...parts, paise(row.net)]) expect(part).toBeGreaterThanOrEqual(0)
    }
    for (const head of heads) {
      const field = head === 'total' ? 'net' : head
      const rows = document.rows.reduce((sum, row) => sum + paise(row[field]), 0)
      expect(rows).toBe(paise(document[head]))
    }
  }

  it('never pass the invoice, row by row and head by head; all back is exactly the invoice', async () => {
    await registerShop(testShop())
    const owner = await signedIn(testShop(), 'owner')
    await fc.assert(
      fc.asyncProperty(sale, async (one) => {
        await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
        const order = await sold(owner, one)
        const desk = `/api/admin/orders/${order.id}`
        for (const { returned, reduced, delivery } of one.steps) {
          const of = order.lines.map(({ id }, at) => ({ id, at }))
          const wish = {
            returned: of.flatMap(({ id: lineId, at }) =>
              returned[at] ? [{ lineId, quantity: returned[at] }] : [],
            ),
            reduced: of.flatMap(({ id: lineId, at }) =>
              reduced[at] ? [{ lineId, amount: reduced[at] / 100 }] : [],
            ),
          }
          const form = { ...wish, delivery, reason: 'By chance' }
          const { status } = await owner.post(`${desk}/credit-notes`, form)
          expect([200, 409]).toContain(status)
          const { invoice, notes } = await documentsOf(owner, order)
          if (!invoice) throw new Error('There is no invoice.')
          for (const document of [invoice, ...notes]) expectWhole(document)
          for (const head of heads)
            expect(sumOf(notes, head)).toBeLessThanOrEqual(paise(invoice[head]))
        }
        const back = { to: 'returned', cause: 'lost', isTold: false }
        const after = must(await owner.post(`${desk}/moves`, back)).as(StaffOrder)
        const { invoice, notes } = await documentsOf(owner, order)
        for (const head of heads) expect(sumOf(notes, head)).toBe(paise(invoice?.[head] ?? -1))
        expect(paise(after.credited)).toBe(paise(after.total))
      }),
      { numRuns: 12 },
    )
  })
})
