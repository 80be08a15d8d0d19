import { type AnOrder, anOrder } from './an-order.ts'
import type { TestShop } from './create-test-shop.ts'
import { must } from './must.ts'

/** An order by UPI of one saree at ₹6,000, with a note and a gift message, brought to each of its states. */
export const orderWays = {
  pending_payment: async () => undefined,
  // One reference settles one payment.
  confirmed: ({ id, staff }) => staff('payments', { reference: String(412_345_670_000 + id) }),
  packed: async ({ staff }) => {
    await staff('payments')
    await staff('moves', { to: 'packed' })
  },
  shipped: async ({ staff }) => {
    await staff('payments')
    await staff('parcels', { carrier: 'DTDC', trackingNumber: 'D1234' })
  },
  delivered: ({ deliver }) => deliver(),
  on_hold: ({ staff }) => staff('moves', { to: 'on_hold', words: 'Is the blouse size right?' }),
  cancelled: async ({ staff }) => {
    await staff('payments')
    await staff('moves', { to: 'cancelled' })
  },
  returned: async (made) => void (await sendBack(made)),
  refunded: async (made) => {
    const id = await sendBack(made)
    const refund = { amount: 6000, method: 'upi', reference: '800000000001' }
    must(await made.owner.post(`/api/admin/returns/${id}/closing`, { refund }))
  },
} satisfies Record<string, (made: AnOrder) => Promise<void>>

export type OrderWay = keyof typeof orderWays

async function sendBack({ deliver, askBack, owner }: AnOrder): Promise<number> {
  await deliver()
  const id = await askBack()
  const decision = { isApproved: true, words: 'Please send it' }
  must(await owner.post(`/api/admin/returns/${id}/decision`, decision))
  must(await owner.post(`/api/admin/returns/${id}/receipt`, { isRestocked: true }))
  return id
}

/** Places it and brings it there. */
export async function orderIn(testShop: TestShop, state: OrderWay): Promise<AnOrder> {
  const more = { giftMessage: 'For your day, Asha', note: 'Please call first' }
  const made = await anOrder(testShop, { method: 'upi', more })
  await orderWays[state](made)
  return made
}
