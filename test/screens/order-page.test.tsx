import { afterAll, beforeAll, expect, it } from 'vitest'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { drawFor } from '#test/draw.tsx'
import { type OrderWay, orderIn } from '#test/order-ways.ts'
import { OrderPage } from '#web/orders/order-page.tsx'

// What a shopper reads on the page of an order, in each of its states, as the shop itself answers it.

let testShop: TestShop
beforeAll(async () => {
  testShop = await createTestShop()
  await openForBusiness(testShop)
})
afterAll(() => testShop.close())

type Reads = { reads: string[]; not?: string[] }

const pages: Record<OrderWay, Reads> = {
  pending_payment: {
    reads: [
      ...['Waiting for your payment', 'Placed (done) Confirmed Packed', 'Pay ₹6,000'],
      ...['Please pay by 12:30 pm', 'reserved for you until 12:30 pm'],
      ...['UPI ID pallu@okbank', 'UTR, 12 digits', 'Reason'],
    ],
    not: ['Paid ₹', 'comes back to you', 'Return or exchange'],
  },
  confirmed: {
    reads: [
      ...['Thank you for your order', 'Confirmed (done) Packed On its way', 'Paid ₹6,000'],
      ...['Expected from Thu, 22 Jan to Mon, 26 Jan', 'it should reach you by Mon, 26 Jan'],
      'Payment received Thu, 15 Jan, 12:00 pm Confirmed',
    ],
    not: ['Pay ₹6,000', 'UTR', 'Invoice'],
  },
  packed: {
    reads: [
      'Packed with care The courier collects it next; it should reach you by',
      'Packed (done) On its way Delivered',
    ],
    not: ['You can cancel', 'Invoice'],
  },
  shipped: {
    reads: [
      ...['On its way to you', 'Your parcel DTDC Tracking number: D1234 Sent on Thu, 15 Jan'],
      ...['On its way (done) Delivered', 'Bill B-2526-', 'DTDC, D1234 Thu, 15 Jan'],
    ],
    not: ['You can cancel', 'Return or exchange'],
  },
  delivered: {
    reads: [
      ...[
        'ask for a return until Thu, 22 Jan',
        'You can return a saree until Thu, 22 Jan, 12:00 pm',
      ],
      ...['report damage by Sat, 17 Jan, 12:00 pm', 'Which sarees? Kanjivaram in arakku'],
      'Write a Review',
    ],
    not: ['Expected from', 'Where should your refund go?'],
  },
  on_hold: {
    reads: [
      'Your order is on hold We need to check something with you',
      'On hold Is the blouse size right?',
      'You can cancel',
    ],
    not: ['(done)', 'Expected from', 'Pay ₹6,000'],
  },
  cancelled: {
    reads: [
      'Cancelled We are sending your money back and will email you as soon as it is on its way.',
      'Paid ₹6,000',
    ],
    not: ['(done)', 'You can cancel', 'Return or exchange', 'Refunded'],
  },
  returned: {
    reads: [
      ...[
        'We have received your return We look at it next',
        'My money back · The colour is different',
        'Return requested',
      ],
      'About your return Accepted: please send it back. Please send it Thu, 15 Jan',
      'About your return It has arrived with us. Thu, 15 Jan',
    ],
    not: ['Which sarees?', 'approved', 'return received'],
  },
  refunded: {
    reads: ['Your money is on its way back to you;', 'Refunded ₹6,000', 'Refund sent', 'Done.'],
    not: ['Which sarees?', 'Refund on its way', 'closed'],
  },
}

const always = [
  ...['Kanjivaram in arakku Silk, Maroon, Wedding Quantity 1', 'Subtotal ₹6,000'],
  ...['Shipping Free', 'Total ₹6,000', 'Meena Raman 12 North Mada Street Chennai 600004'],
  ...['meena@example.in', '9840012345', 'Please call first', 'For your day, Asha'],
  ...['Placed on Thu, 15 Jan', 'Order placed Thu, 15 Jan, 12:00 pm'],
]

it.each(Object.entries(pages))(
  'an order that is %s says where it stands, what can be done with it, and what it holds',
  async (state, { reads, not = [] }) => {
    const { token, guest } = await orderIn(testShop, state as OrderWay)
    const page = <OrderPage token={token} outcome={undefined} />
    const { text } = await drawFor(testShop, guest, page)
    for (const part of [...reads, ...always]) expect(text).toContain(part)
    for (const part of not) expect(text).not.toContain(part)
  },
)

it('all its steps are said in every language', async () => {
  const { token, guest } = await orderIn(testShop, 'refunded')
  const page = <OrderPage token={token} outcome={undefined} />
  for (const language of ['ta', 'te', 'kn', 'ml', 'hi'] as const) {
    const { text } = await drawFor(testShop, guest, page, { language })
    expect(text).not.toMatch(/approved|received|closed|return|deliver|refund|pack|ship|place/i)
  }
})
