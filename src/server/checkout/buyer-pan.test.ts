import { expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { BuyerPanAnswer } from '#contract/orders/part-types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Reply, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'
import { eraseOrdersUnder } from '../orders/person-queries.ts'

const pan = 'ABCPM1234K'

onNewShops('the PAN of a buyer above ₹2,00,000', (testShop) => {
  const open = async (isPanAsked: boolean) => {
    await openForBusiness(testShop())
    await registerShop(testShop(), { gstin: issuedGstin, isPanAsked, upiIsVerifiedMerchant: true })
  }
  const says = ({ status, body }: Reply) => [
    status,
    body['refusal'] ?? null,
    Object.keys((body['errors'] as object | undefined) ?? {}),
  ]
  const withCart = async (price: number) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price, stock: 1 }))
    return guest
  }
  const panAbove = async (guest: ReturnType<typeof newShopper>) =>
    must(await guest.get('/api/checkout?pin=600004')).as(Checkout).panAbove
  const kept = () => testShop().shop.db.read.selectFrom('orders').select('buyer_pan').execute()

  it('is asked of nobody until the owner switches it on, and kept of nobody', async () => {
    await open(false)
    const guest = await withCart(200_001)
    expect(await panAbove(guest)).toBeUndefined()
    must(await order(guest, { method: 'upi', more: { buyerPan: pan } }), 201)
    expect(await kept()).toEqual([{ buyer_pan: null }])
  })

  it('is wanted above the limit alone, beside its field', async () => {
    await open(true)
    const guest = await withCart(200_001)
    expect(await panAbove(guest)).toBe(200_000)
    const without = await order(guest, { method: 'upi' })
    expect(says(without)).toEqual([400, 'pan-needed', ['buyerPan']])
    expect(without.text).toContain('₹2,00,000')
    const wrong = await order(guest, { method: 'upi', more: { buyerPan: 'ABCP12345K' } })
    expect([wrong.status, wrong.body['errors']]).toEqual([
      400,
      { buyerPan: 'A PAN has 5 letters, 4 digits and a letter' },
    ])
    must(await order(guest, { method: 'upi', more: { buyerPan: ' abcpm 1234k ' } }), 201)
    must(await order(await withCart(200_000), { method: 'upi', more: { buyerPan: pan } }), 201)
    const [dear, other] = await kept()
    expect(dear?.buyer_pan).toMatch(/^v1\./)
    expect(other?.buyer_pan).toBeNull()
  })

  it('stands in a GSTIN already', async () => {
    await open(true)
    const more = { buyerGstin: issuedGstin, buyerLegalName: 'Meena Traders' }
    must(await order(await withCart(200_001), { method: 'upi', more }), 201)
    expect(await kept()).toEqual([{ buyer_pan: null }])
  })

  it('is shown to the owner alone, and goes with the buyer', async () => {
    await open(true)
    const options = { price: 200_001, method: 'upi', more: { buyerPan: pan } } as const
    const made = await anOrder(testShop(), options)
    const desk = `/api/admin/orders/${made.id}`
    expect(must(await made.owner.get(`${desk}/pan`)).as(BuyerPanAnswer)).toEqual({ pan })
    for (const role of ['manager', 'packer', 'accountant'] as const) {
      const staff = await signedIn(testShop(), role)
      expect((await staff.get(`${desk}/pan`)).status).toBe(403)
      const seen = must(await staff.get(desk))
      expect(seen.body['hasPan']).toBe(true)
      expect(seen.text).not.toContain(pan)
    }
    expect(must(await made.guest.get(`/api/orders/${made.token}`)).text).not.toContain(pan)
    await made.staff('moves', { to: 'cancelled' })
    const { db, now } = testShop().shop
    await db.write((tx) => eraseOrdersUnder(tx, 'meena@example.in', now()))
    expect(await kept()).toEqual([{ buyer_pan: null }])
  })
})
