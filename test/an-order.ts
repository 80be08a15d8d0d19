import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { seedCoupons } from '#server/coupons/seed-coupons.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { writeDocument } from '#server/settings/queries.ts'
import type { TestShop } from './create-test-shop.ts'
import { must } from './must.ts'
import { cashGoesTo, order } from './ordering.ts'
import { addPiece } from './pieces.ts'
import { newShopper, type Shopper, signedIn } from './shopper.ts'
import { testPayments } from './test-payments.ts'

/** A shop with a name, an address and three ways to pay; cash on delivery costs ₹50. */
export async function openForBusiness({ shop }: TestShop) {
  const profile = {
    ...{ name: 'Pallu', email: 'hello@pallu.example', phone: '+91 44 2499 0000' },
    address: '12 Mada Street\nMylapore, Chennai 600004',
  }
  const payments = {
    ...testPayments,
    cod: { ...testPayments.cod, isEnabled: true, fee: 50 },
    upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' },
  }
  await shop.db.write(async (tx) => {
    await seedCoupons(tx, shop.now())
    await writeDocument(tx, 'profile', profile, shop.now())
    await keepPaymentSettings(tx, payments, shop.now())
  })
}

export type AnOrder = {
  id: number
  token: string
  lineId: number
  productId: number
  guest: Shopper
  owner: Shopper
  /** Calls below /api/admin/orders/{id}; each has to succeed. */
  staff: (path: string, body?: object) => Promise<void>
  /** Paid, sent and there. */
  deliver: () => Promise<void>
  /** Asks for one piece back; answers the id of the return. */
  askBack: (quantity?: number) => Promise<number>
}

type Options = {
  price?: number
  quantity?: number
  method?: 'cod' | 'upi'
  coupon?: string
  /** More fields of the order's form. */
  more?: Record<string, unknown>
}

/** One order of one saree, as a shopper would place it, and what staff do with it. */
export async function anOrder(testShop: TestShop, options: Options = {}): Promise<AnOrder> {
  const { shop } = testShop
  const { price = 6000, quantity = 1, method = 'cod', coupon, more = {} } = options
  await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
  const guest = newShopper(testShop)
  const productId = await addPiece(shop, { name: 'Kanjivaram in arakku', price, stock: 9 })
  must(await guest.post('/api/cart/lines', { productId, quantity }))
  if (coupon) must(await guest.put('/api/cart/coupon', { code: coupon }))
  const { token } = must(await order(guest, { method, more }), 201).as(PlacedOrder)
  const { id } = await shop.db.read
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  const seen = must(await guest.get(`/api/orders/${token}`)).as(Order)
  const lineId = seen.lines[0]?.id ?? 0
  const owner = await signedIn(testShop, 'owner')
  const staff = async (path: string, body: object = {}) => {
    // Nobody of the staff stays signed in for the days that a test lets pass.
    const now = await signedIn(testShop, 'owner')
    must(await now.post(`/api/admin/orders/${id}/${path}`, body))
  }
  const deliver = async () => {
    await staff('payments')
    await staff('parcels', { carrier: 'DTDC' })
    await staff('moves', { to: 'delivered' })
  }
  const askBack = async (pieces = 1) => {
    await askReturn(guest, token, [{ lineId, quantity: pieces }])
    return newestReturnOf(testShop, id)
  }
  return { id, token, lineId, productId, guest, owner, staff, deliver, askBack }
}

type Line = { lineId: number; quantity: number }

async function askReturn(guest: Shopper, token: string, lines: Line[]) {
  const why = { wish: 'return', reason: 'colour', words: 'Darker than shown' }
  must(await guest.post(`/api/orders/${token}/returns`, { ...why, lines, ...cashGoesTo }))
}

async function newestReturnOf({ shop }: TestShop, orderId: number): Promise<number> {
  const asked = await shop.db.read
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return asked.id
}
