import { randomBytes } from 'node:crypto'
import { postalCheckDigit } from '#domain/carriers/postal-number.ts'
import { cartTotals } from '#domain/cart.ts'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import type { OrderState } from '#domain/order.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { issueInvoice } from '../../../documents/issue-invoice.ts'
import {
  insertLines,
  insertOrder,
  insertPayment,
  picturesFor,
} from '../../../order-records/insert-queries.ts'
import { insertEvent } from '../../../orders/event-queries.ts'
import { orderNumberFor } from '../../../orders/numbers.ts'
import { insertParcel } from '../../../orders/parcels/parcel-queries.ts'
import { demoProducts } from '../../../orders/product-queries.ts'
import type { Query } from '../../../platform/db/database.ts'

type Buyer = [name: string, mobile: string, city: string, state: string, pin: string]

const buyers: Buyer[] = [
  ['Meenakshi Raman', '9840011001', 'Chennai', 'Tamil Nadu', '600004'],
  ['Lakshmi Prasad', '9845022002', 'Bengaluru', 'Karnataka', '560004'],
  ['Anjali Nair', '9847033003', 'Kochi', 'Kerala', '682016'],
  ['Sowmya Reddy', '9849044004', 'Hyderabad', 'Telangana', '500034'],
  ['Kavitha Iyer', '9820055005', 'Mumbai', 'Maharashtra', '400019'],
  ['Padma Venkatesh', '9866066006', 'Vijayawada', 'Andhra Pradesh', '520010'],
  ['Ritu Sharma', '9810077007', 'New Delhi', 'Delhi', '110016'],
  ['Deepa Subramanian', '9842088008', 'Coimbatore', 'Tamil Nadu', '641002'],
]

type Story = {
  daysAgo: number
  state: OrderState
  method: PaymentMethod
  channel?: 'web' | 'whatsapp' | 'phone'
  pieces?: number
}

/** A month of a small shop, the oldest order first. */
const stories: Story[] = [
  { daysAgo: 30, state: 'delivered', method: 'upi', pieces: 2 },
  { daysAgo: 28, state: 'delivered', method: 'cod' },
  { daysAgo: 26, state: 'delivered', method: 'razorpay', channel: 'whatsapp' },
  { daysAgo: 25, state: 'cancelled', method: 'upi' },
  { daysAgo: 23, state: 'delivered', method: 'upi' },
  { daysAgo: 21, state: 'delivered', method: 'bank_transfer', channel: 'phone', pieces: 3 },
  { daysAgo: 19, state: 'delivered', method: 'cod' },
  { daysAgo: 17, state: 'delivered', method: 'upi', pieces: 2 },
  { daysAgo: 14, state: 'delivered', method: 'razorpay' },
  { daysAgo: 12, state: 'delivered', method: 'upi', channel: 'whatsapp' },
  { daysAgo: 9, state: 'delivered', method: 'cod' },
  { daysAgo: 7, state: 'delivered', method: 'upi' },
  { daysAgo: 6, state: 'shipped', method: 'upi', pieces: 2 },
  { daysAgo: 5, state: 'shipped', method: 'cod' },
  { daysAgo: 4, state: 'shipped', method: 'razorpay' },
  { daysAgo: 3, state: 'packed', method: 'upi' },
  { daysAgo: 2, state: 'packed', method: 'cod', channel: 'phone' },
  { daysAgo: 2, state: 'confirmed', method: 'upi' },
  { daysAgo: 1, state: 'confirmed', method: 'cod', pieces: 2 },
  { daysAgo: 1, state: 'confirmed', method: 'razorpay', channel: 'whatsapp' },
]

const dayMs = 86_400_000

/** Gives the demo shop a month of orders. They were sold before the shop opened: today's stock stays. */
export async function seedDemoOrders(tx: Query, now: number): Promise<number> {
  const products = await demoProducts(tx, stories.length * 3)
  if (products.length < 3) return 0
  let at = 0
  for (const [index, story] of stories.entries()) {
    const count = story.pieces ?? 1
    const chosen = Array.from({ length: count }, (_, n) => products[(at + n) % products.length])
    at += count
    const buyer = buyers[index % buyers.length]
    if (buyer)
      await tell(
        tx,
        story,
        buyer,
        chosen.filter((one) => one !== undefined),
        now,
      )
  }
  return stories.length
}

type Product = Awaited<ReturnType<typeof demoProducts>>[number]

async function tell(tx: Query, story: Story, buyer: Buyer, products: Product[], now: number) {
  const placedAt = now - story.daysAgo * dayMs
  const { state } = story
  const lines = products.map(lineOf)
  const totals = cartTotals(
    lines.map((line) => ({ currentPaise: line.unit_paise, quantity: 1 })),
    firstTerms,
  )
  const id = await insertOrder(tx, {
    number: await orderNumberFor(tx, placedAt),
    token: randomBytes(16).toString('base64url'),
    ...buyerColumns(buyer),
    ...storyColumns(story, totals, placedAt),
  })
  const images = await picturesFor(
    tx,
    products.map((product) => product.id),
  )
  const shown = lines.map((line) => ({
    ...line,
    image: images.get(line.product_id) || fallbackImage,
  }))
  await insertLines(tx, id, shown)
  await insertPayment(tx, { order_id: id, ...paymentColumns(story, totals, placedAt) })
  await tellSteps(tx, id, state, placedAt)
  if (state === 'shipped' || state === 'delivered')
    await issueInvoice(tx, id, { userId: null, now: placedAt + 2 * dayMs })
}

type Totals = ReturnType<typeof cartTotals>

const isPaid = ({ state, method }: Story) =>
  state !== 'cancelled' && (method !== 'cod' || state === 'delivered')

const storyColumns = (story: Story, totals: Totals, placedAt: number) => ({
  channel: story.channel ?? 'web',
  state: story.state,
  subtotal_paise: totals.subtotal,
  discount_paise: totals.discount,
  shipping_paise: totals.shipping,
  total_paise: totals.total,
  paid_paise: isPaid(story) ? totals.total : 0,
  payment_method: story.method,
  has_stock: story.state === 'cancelled' ? 0 : 1,
  placed_at: placedAt,
  updated_at: placedAt,
  delivered_at: story.state === 'delivered' ? placedAt + daysToDoor * dayMs : null,
})

function paymentColumns(story: Story, totals: Totals, placedAt: number) {
  const unpaid = story.state === 'cancelled' ? ('cancelled' as const) : ('awaiting' as const)
  return {
    method: story.method,
    state: isPaid(story) ? ('paid' as const) : unpaid,
    amount_paise: totals.total,
    created_at: placedAt,
    updated_at: placedAt,
    paid_at: isPaid(story) ? placedAt : null,
  }
}

const lineOf = (product: Product) => ({
  product_id: product.id,
  code: product.code,
  name: product.name,
  slug: product.slug,
  description: [product.fabric, product.color, product.occasion].join(', '),
  category_id: product.category_id,
  unit_paise: product.current_paise,
  quantity: 1,
})

function buyerColumns([fullName, mobile, city, state, pin]: Buyer) {
  const street = { line1: '12 Temple Street', line2: '' }
  const address = JSON.stringify({ fullName, mobile, ...street, city, state, pin })
  return { full_name: fullName, mobile, email: '', address }
}

/** From the order to the door. */
const daysToDoor = 6
const steps: OrderState[] = ['confirmed', 'packed', 'shipped', 'delivered']

/** The timeline: a day between two steps, and a few on the way. */
async function tellSteps(tx: Query, orderId: number, state: OrderState, placedAt: number) {
  const [buyer, staff] = [
    { kind: 'customer' as const, userId: null },
    { kind: 'staff' as const, userId: null },
  ]
  await insertEvent(tx, { orderId, kind: 'placed', to: 'confirmed', actor: buyer, now: placedAt })
  const way: OrderState[] =
    state === 'cancelled' ? ['confirmed', 'cancelled'] : steps.slice(0, steps.indexOf(state) + 1)
  for (const [index, to] of way.entries()) {
    const from = way[index - 1]
    if (!from) continue
    const now = placedAt + (to === 'delivered' ? daysToDoor : index) * dayMs
    await insertEvent(tx, { orderId, kind: 'moved', from, to, actor: staff, now })
    if (to !== 'shipped') continue
    await insertParcel(tx, {
      order_id: orderId,
      ...{ carrier: 'India Post', carrier_code: 'india-post' },
      tracking_number: postalNumber(orderId),
      tracking_url: 'https://www.indiapost.gov.in/',
      shipped_at: now,
      delivered_at: state === 'delivered' ? placedAt + daysToDoor * dayMs : null,
    })
  }
}

function postalNumber(orderId: number): string {
  const serial = String(10_000_000 + orderId)
  return `EE${serial}${postalCheckDigit(serial)}IN`
}
