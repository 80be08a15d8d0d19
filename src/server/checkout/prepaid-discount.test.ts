import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { CodDecision } from '#contract/cod/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { SavedPaymentSettings } from '#contract/payments/types.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, fill, order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'

const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
const fivePercent = { isEnabled: true, percent: 5, amount: null, most: 300 }

onBothEngines('a discount for paying in advance (R33)', (testShop) => {
  const set = (more: object = {}) => {
    const { shop } = testShop()
    const settings = { ...testPayments, upi, prepaid: fivePercent, ...more }
    return shop.db.write((tx) => keepPaymentSettings(tx, settings, shop.now()))
  }
  beforeEach(async () => {
    await openForBusiness(testShop())
    await set()
    await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
  })

  async function guestWith(price: number) {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price, stock: 9 }))
    const ways = async () =>
      must(await guest.get(`/api/checkout?pin=${address.pin}`)).as(Checkout).payment
    return { guest, ways, cart: async () => must(await guest.get('/api/cart')).as(Cart) }
  }

  it('is told from the cart on, beside the way to pay, and stands on the order and in its email', async () => {
    const { guest, ways, cart } = await guestWith(4000)
    expect((await cart()).ways).toEqual({ codFee: 0, prepaidDiscount: 200 })
    expect(await ways()).toMatchObject([
      { method: 'cod', prepaidDiscount: 0, total: 4250, due: 4250 },
      { method: 'upi', prepaidDiscount: 200, total: 4050, due: 4050 },
    ])
    const made = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    expect(made.total).toBe(4050)
    const shown = must(await guest.get(`/api/orders/${made.token}`)).as(Order)
    const sums = { subtotal: 4000, discount: 200, prepaidDiscount: 200, shipping: 250, total: 4050 }
    expect(shown).toMatchObject({ ...sums, payment: { amount: 4050 } })
    const { id: orderId } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', made.token)
      .executeTakeFirstOrThrow()
    const { text } = await readEmail(testShop(), 'order-placed', { orderId })
    expect(text).toContain('Prepaid discount: -₹200')
    expect(text).not.toMatch(/^Discount:/m)
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(`/api/admin/orders/${orderId}/payments`, {}))
    const staff = must(await owner.get(`/api/admin/orders/${orderId}`)).as(StaffOrder)
    expect([staff.state, staff.paid, staff.prepaidDiscount]).toEqual(['confirmed', 4050, 200])
  })

  it('comes after the coupon and stops at its ceiling', async () => {
    const { guest, ways } = await guestWith(9000)
    must(await guest.put('/api/cart/coupon', { code: 'WELCOME10' }))
    // 5 % of the 8,100 that the coupon leaves is 405.
    expect((await ways())[1]).toMatchObject({ prepaidDiscount: 300, total: 7800 })
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const shown = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(shown).toMatchObject({ discount: 1200, prepaidDiscount: 300, couponCode: 'WELCOME10' })
  })

  it('is for what is still to pay: store credit has paid before, and all of it by credit gets none', async () => {
    const key = await issuedCredit(testShop(), await anOrder(testShop()))
    await set()
    const { guest, ways, cart } = await guestWith(8000)
    must(await guest.put('/api/cart/store-credit', { ...key, amount: 6000 }))
    expect((await ways())[1]).toMatchObject({ prepaidDiscount: 100, total: 7900, due: 1900 })
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const shown = must(await guest.get(`/api/orders/${token}`)).as(Order)
    expect(shown).toMatchObject({ total: 7900, storeCredit: 6000, payment: { amount: 1900 } })
    const other = await issuedCredit(testShop(), await anOrder(testShop()))
    await set()
    const covered = await guestWith(5500)
    must(await covered.guest.put('/api/cart/store-credit', { ...other }))
    expect((await covered.cart()).ways).toBeNull()
    expect(await covered.ways()).toMatchObject([{ due: 0 }, { prepaidDiscount: 0, due: 0 }])
    expect((await cart()).lines).toEqual([])
  })

  it('is not given for another sum than was shown, nor for a part of an order', async () => {
    const { guest } = await guestWith(4000)
    const send = (form: object) =>
      guest.post('/api/orders', form, { 'idempotency-key': randomUUID() })
    const form = await orderForm(guest, { method: 'upi' })
    await set({ prepaid: { ...fivePercent, percent: 2 } })
    const { status, body } = await send(form)
    expect([status, body['refusal']]).toEqual([409, 'prices-changed'])
    // The sum of one way to pay does not stand for another.
    const asCod = { ...(await orderForm(guest, { method: 'upi' })), paymentMethod: 'cod' }
    expect((await send(asCod)).status).toBe(409)
    const owner = await signedIn(testShop(), 'owner')
    const rule = { outcome: 'part-advance', advancePercent: 50 }
    must(await owner.put('/api/admin/cod-rules', { rules: [rule] }))
    const advanced = await guestWith(4000)
    expect((await advanced.ways())[0]).toMatchObject({ prepaidDiscount: 0, advance: 2125 })
    must(await owner.put('/api/admin/cod-rules', { rules: [] }))
  })

  it('is told nowhere without a way to pay in advance; a fee at the door is, from the cart on', async () => {
    const { cart, ways } = await guestWith(4000)
    await set({ upi: { ...upi, isEnabled: false } })
    expect((await cart()).ways).toBeNull()
    const dear = { ...testPayments.cod, fee: 60 }
    await set({ upi: { ...upi, isEnabled: false }, cod: dear })
    expect((await cart()).ways).toEqual({ codFee: 60, prepaidDiscount: 0 })
    expect((await ways()).map(({ method }) => method)).toEqual(['cod'])
  })

  it('is set by the owner, as a percentage or an amount, and told where the rules are tried', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { settings, version } = must(await owner.get('/api/admin/payments')).as(
      SavedPaymentSettings,
    )
    const save = (prepaid: object) =>
      owner.put('/api/admin/payments', { ...settings, version, prepaid })
    for (const wrong of [
      { ...fivePercent, percent: null },
      { ...fivePercent, amount: 100 },
      { ...fivePercent, percent: 51 },
      { ...fivePercent, percent: 0 },
      { ...fivePercent, most: -1 },
    ]) {
      expect((await save(wrong)).status).toBe(400)
    }
    const amount = { isEnabled: true, percent: null, amount: 150, most: null }
    expect(must(await save(amount)).as(SavedPaymentSettings).settings.prepaid).toEqual(amount)
    const question = { total: 5000, pin: address.pin }
    const tried = must(await owner.post('/api/admin/cod-rules/try', question)).as(CodDecision)
    expect(tried).toMatchObject({ outcome: 'allow', prepaidDiscount: 150 })
  })
})
