import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import type { TestShop } from './create-test-shop.ts'
import { type FakeRazorpay, signed } from './fake-razorpay.ts'
import { linkedOrder } from './linked-order.ts'
import { newShopper, type Shopper } from './shopper.ts'

export const eventsPath = '/api/payments/razorpay/events'

/** An order of 6,000 rupees whose money came by the gateway, as a member of staff has it open. */
export async function paidOrder(testShop: TestShop, fake: FakeRazorpay, staff: Shopper) {
  const one = await linkedOrder(testShop, fake)
  const event = fake.pay(one.link)
  const sent = await newShopper(testShop).post(eventsPath, event, signed(event))
  if (sent.status !== 200) throw new Error(`The event was answered with ${sent.status}.`)
  const found = await staff.get(`/api/admin/orders?q=${one.placed.number}`)
  const id = found.as(StaffOrderPage).items[0]?.id ?? 0
  const desk = `/api/admin/orders/${id}`
  const read = async () => (await staff.get(desk)).as(StaffOrder)
  /** Paise that the gateway has given back of this order's money. */
  const sentBack = () => {
    const payments = one.link.payments?.map(({ payment_id }) => payment_id) ?? []
    const own = fake.refunds.filter(({ payment_id }) => payments.includes(payment_id))
    return own.map(({ amount }) => amount)
  }
  return { ...one, orderId: id, desk, read, sentBack }
}
