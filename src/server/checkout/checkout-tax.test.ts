import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { Document } from '#contract/documents/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { toPaise } from '#domain/money.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { testPayments } from '#test/test-payments.ts'

const somePieces = fc.array(
  fc.record({
    // Rupees and paise that leave something over at every rate, on both sides of a band.
    price: fc.integer({ min: 100_000, max: 700_000 }).map((paise) => paise / 100),
    quantity: fc.integer({ min: 1, max: 3 }),
    taxClass: fc.constantFrom('fabric', 'garment'),
  }),
  { minLength: 1, maxLength: 3 },
)
const someSale = fc.record({
  pieces: somePieces,
  method: fc.constantFrom('cod' as const, 'upi' as const),
  fee: fc.constantFrom(0, 49, 50.5),
  prepaid: fc.constantFrom(
    { percent: null, amount: null, most: null },
    { percent: 7, amount: null, most: null },
    { percent: 7, amount: null, most: 333 },
    { percent: null, amount: 199.5, most: null },
  ),
  coupon: fc.constantFrom('', 'WELCOME10'),
  gstin: fc.constantFrom('', '29ZZZFB0000Z1ZF', '33ZZZFP0000Z1ZC'),
  place: fc.constantFrom(
    { pin: '600004', state: 'Tamil Nadu', city: 'Chennai' },
    { pin: '560001', state: 'Karnataka', city: 'Bengaluru' },
    { pin: '605001', state: 'Tamil Nadu', city: 'Villupuram' },
  ),
})

onBothEngines('the tax that a checkout tells', (testShop) => {
  it('is that of the order’s invoice to the paisa, with fee, discounts and the GSTIN', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop())
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    await fc.assert(
      fc.asyncProperty(
        someSale,
        async ({ pieces, method, fee, prepaid: by, coupon, gstin, place }) => {
          const cod = { ...testPayments.cod, isEnabled: true, fee, maxOrder: 500_000 }
          const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
          const prepaid = { isEnabled: by.percent !== null || by.amount !== null, ...by }
          await shop.db.write(async (tx) => {
            await keepPaymentSettings(tx, { ...testPayments, cod, upi, prepaid }, shop.now())
            await tx.deleteFrom('rate_limits').execute()
            await tx.updateTable('orders').set({ state: 'cancelled' }).execute()
          })
          const guest = newShopper(testShop())
          for (const { price, quantity, taxClass } of pieces) {
            const productId = await addPiece(shop, { price, stock: 9 })
            await shop.db.write((tx) =>
              tx
                .updateTable('products')
                .set({ tax_class: taxClass })
                .where('id', '=', productId)
                .execute(),
            )
            must(await guest.post('/api/cart/lines', { productId, quantity }))
          }
          if (coupon) must(await guest.put('/api/cart/coupon', { code: coupon }))
          const asked = new URLSearchParams({ pin: place.pin, state: place.state, gstin })
          const { payment } = must(await guest.get(`/api/checkout?${asked}`)).as(Checkout)
          const shown = payment.find((one) => one.method === method)
          const to = { ...address, ...place }
          const business = gstin && { buyerGstin: gstin, buyerLegalName: 'Meena Traders' }
          const more = { address: to, isAddressConfirmed: true, ...(business || {}) }
          const { token } = must(await order(guest, { method, more }), 201).as(PlacedOrder)
          const { id } = await shop.db.read
            .selectFrom('orders')
            .select('id')
            .where('token', '=', token)
            .executeTakeFirstOrThrow()
          if (method === 'upi') must(await owner.post(`/api/admin/orders/${id}/payments`, {}))
          must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'packed' }))
          const invoice = must(await owner.post(`/api/admin/orders/${id}/invoice`)).as(Document)
          const headsOf = (of: { taxable: number; cgst: number; sgst: number; igst: number }) =>
            [of.taxable, of.cgst, of.sgst, of.igst].map(toPaise)
          expect((shown?.prepaidDiscount ?? 0) > 0).toBe(method === 'upi' && prepaid.isEnabled)
          expect(shown?.total).toBe(invoice.total)
          expect(shown?.tax && headsOf(shown.tax)).toEqual(headsOf(invoice))
          expect(shown?.tax?.place).toBe(invoice.place?.slice(0, 2))
        },
      ),
      { numRuns: 8 },
    )
  })
})
