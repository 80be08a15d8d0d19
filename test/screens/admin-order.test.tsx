import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdsStock } from '#domain/order.ts'
import type { Role } from '#domain/permissions.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { drawFor } from '#test/draw.tsx'
import { must } from '#test/must.ts'
import { type OrderWay, orderIn } from '#test/order-ways.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { RoleContext } from '#web/admin/allowed.ts'
import { OrdersTab } from '#web/admin/orders/list/orders-tab.tsx'
import { OrderScreen } from '#web/admin/orders/order-screen.tsx'

// What staff read on the screen of an order, in each of its states, and what it offers them to do next.

let testShop: TestShop
beforeAll(async () => {
  testShop = await createTestShop()
  await openForBusiness(testShop)
})
afterAll(() => testShop.close())

async function screenOf(state: OrderWay, role: Role = 'owner') {
  const { id, token } = await orderIn(testShop, state)
  const staff = await signedIn(testShop, role)
  const screen = (
    <RoleContext value={role}>
      <OrderScreen id={id} />
    </RoleContext>
  )
  return { token, ...(await drawFor(testShop, staff, screen)) }
}

const unpaid = ['Paid ₹0', 'Still due ₹6,000', 'Awaiting payment · 15 Jan 2026, 12:00 pm']
const paid = ['Paid ₹6,000', 'Checked by hand', 'Refund']

const screens: Record<OrderWay, { next: string; reads: string[]; not: string[] }> = {
  pending_payment: {
    next: 'Confirm Put on hold Cancel order',
    reads: [...unpaid, 'Sarees reserved until 15 Jan 2026, 12:30 pm', 'Payment link'],
    not: ['Refund', 'Invoice'],
  },
  confirmed: {
    next: 'Ship a parcel Mark as packed Put on hold Cancel order',
    reads: ['Paid ₹6,000', 'Reference: 41234567', 'Correct the address'],
    not: ['Still due', 'Mark as paid', 'Invoice'],
  },
  packed: {
    next: 'Ship a parcel Unpack Mark as sent Put on hold Cancel order',
    reads: [...paid, 'Correct the address', 'Documents Create invoice To put in the parcel'],
    not: ['Still due', 'Mark as delivered', 'Create credit note', 'Cancel B-2526'],
  },
  shipped: {
    next: 'Mark as delivered Mark as returned',
    reads: [
      ...paid,
      'Bill B-2526-',
      'Create credit note',
      'DTDC D1234 The whole order Left',
      'Mark as arrived',
    ],
    not: [
      ...['Correct the address', 'Cancel order', 'Create invoice', 'Cancel B-2526'],
      'Ship a parcel',
    ],
  },
  delivered: {
    next: 'Mark as returned',
    reads: [...paid, 'Bill B-2526-'],
    not: ['Mark as arrived', 'Returns Arrived'],
  },
  on_hold: {
    next: 'Confirm Cancel order',
    reads: [...unpaid, 'On hold Is the blouse size right?', 'Correct the address'],
    not: ['Refund', 'Ship a parcel'],
  },
  cancelled: {
    next: 'The refund is left to do.',
    reads: ['₹6,000 to be refunded to the customer', 'Refund ₹6,000', 'Refund due ₹6,000'],
    not: ['Correct the address', 'Still due'],
  },
  returned: {
    next: 'The refund is left to do.',
    reads: [
      ...[
        'Returns Received, needs closing 1 × Kanjivaram in arakku',
        'Refund · The colour is different',
      ],
      ...['Darker than shown', 'Our answer: Please send it', 'Return Accepted: Please send it'],
      ...['Close the return', 'Refund ₹6,000'],
    ],
    not: ['approved', 'Still due'],
  },
  refunded: {
    next: 'Nothing more to do.',
    reads: ['Refunded ₹6,000', '800000000001', 'UPI ₹6,000'],
    not: ['to be refunded', 'Close the return', 'Refund ₹6,000'],
  },
}

describe.each(Object.entries(screens))('an order that is %s', (state, { next, reads, not }) => {
  it('says to staff where it stands and what comes next', async () => {
    const { text } = await screenOf(state as OrderWay)
    const sarees = holdsStock(state as OrderWay) ? 'Sarees Change' : 'Sarees'
    for (const part of [`What comes next ${next} ${sarees} Kanjivaram in arakku`, ...reads])
      expect(text).toContain(part)
    for (const part of not) expect(text).not.toContain(part)
  })
})

it('says who bought, how they are reached and what they said, with a chat about this order', async () => {
  const { text, html, token } = await screenOf('confirmed')
  for (const part of [
    ...['Web · UPI · Placed 15 Jan 2026, 12:00 pm', 'Sarees ₹6,000 Shipping Free Total ₹6,000'],
    ...['Customer Meena Raman 9840012345 meena@example.in', '12 North Mada Street Chennai 600004'],
    ...['Customer’s note Please call first', 'Gift message For your day, Asha'],
  ]) {
    expect(text).toContain(part)
  }
  expect(html).toContain('href="https://wa.me/919840012345?text=Hello%20Meena%20Raman')
  expect(html).toContain(encodeURIComponent(`https://pallu.example/order/${token}`))
})

it('offers a packer what packing needs, and nothing of the money', async () => {
  const { text } = await screenOf('confirmed', 'packer')
  expect(text).toContain('What comes next Ship a parcel Mark as packed Sarees')
  for (const part of ['Refund', 'Cancel order', 'Correct the address', 'Put on hold'])
    expect(text).not.toContain(part)
})

it('offers the invoice for the box to a packer, and its cancelling to whoever may refund', async () => {
  const { id, owner } = await orderIn(testShop, 'packed')
  const packer = await signedIn(testShop, 'packer')
  const shownTo = async (role: Role, staff: typeof packer) => {
    const screen = (
      <RoleContext value={role}>
        <OrderScreen id={id} />
      </RoleContext>
    )
    return (await drawFor(testShop, staff, screen)).text
  }
  expect(await shownTo('packer', packer)).toContain('Documents Create invoice')
  expect((await packer.post(`/api/admin/orders/${id}/invoice`)).status).toBe(200)
  expect(await shownTo('packer', packer)).not.toMatch(/Create invoice|Cancel B-2526/)
  expect(await shownTo('owner', owner)).toMatch(
    /Bill ₹6,000 Send the receipt on WhatsApp .*? Cancel B-2526-\d{6} Create credit note/,
  )
})

it('offers to note the money of a saree that came back before the courier brought it', async () => {
  const one = await anOrder(testShop, { method: 'cod' })
  await one.staff('parcels', { carrier: 'DTDC' })
  await one.staff('moves', { to: 'delivered' })
  const desk = `/api/admin/returns/${await one.askBack()}`
  must(await one.owner.post(`${desk}/decision`, { isApproved: true }))
  must(await one.owner.post(`${desk}/receipt`, { isRestocked: true }))
  const screen = (
    <RoleContext value="owner">
      <OrderScreen id={one.id} />
    </RoleContext>
  )
  const { text } = await drawFor(testShop, one.owner, screen)
  expect(text).toContain('Credited')
  expect(text).toContain('Mark as paid')
})

it('says why an invoice is not cancelled: its month is closed, or it has a credit note', async () => {
  const told = async (change: (id: number, owner: Shopper) => Promise<unknown>) => {
    const { id, owner } = await orderIn(testShop, 'packed')
    must(await owner.post(`/api/admin/orders/${id}/invoice`))
    await change(id, owner)
    const screen = (
      <RoleContext value="owner">
        <OrderScreen id={id} />
      </RoleContext>
    )
    return (await drawFor(testShop, owner, screen)).text
  }
  const closed = await told((id) =>
    testShop.shop.db.write((tx) =>
      tx
        .updateTable('documents')
        .set({ return_period: '012026' })
        .where('order_id', '=', id)
        .execute(),
    ),
  )
  expect(closed).toMatch(/B-2526-\d{6} is in a return that is closed, so it is not cancelled/)
  expect(closed).not.toContain('Cancel B-2526')
  const credited = await told((id) =>
    testShop.shop.db.write((tx) =>
      tx.updateTable('orders').set({ credited_paise: 100 }).where('id', '=', id).execute(),
    ),
  )
  expect(credited).toMatch(/B-2526-\d{6} has a credit note, so it is not cancelled any more/)
  expect(credited).not.toContain('Cancel B-2526')
})

it('says in whose name the invoice of a business is', async () => {
  const { id, owner } = await orderIn(testShop, 'confirmed')
  const business = { buyer_gstin: '29ZZZFB0000Z1ZF', buyer_legal_name: 'Kaveri Textiles LLP' }
  await testShop.shop.db.write((tx) =>
    tx.updateTable('orders').set(business).where('id', '=', id).execute(),
  )
  const { text } = await drawFor(testShop, owner, <OrderScreen id={id} />)
  expect(text).toMatch(/Invoice in the name of Kaveri Textiles LLP\s+GSTIN 29ZZZFB0000Z1ZF/)
})

it('lists every order with its buyer, its state and whether its money is there', async () => {
  await orderIn(testShop, 'cancelled')
  const waiting = await orderIn(testShop, 'pending_payment')
  const list = (
    <RoleContext value="owner">
      <OrdersTab />
    </RoleContext>
  )
  const { text } = await drawFor(testShop, waiting.owner, list, { path: '/admin/orders' })
  for (const part of [
    'Search orders',
    'New order',
    'State',
    'Order',
    'Customer',
    'Pieces',
    'Placed',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/Meena Raman.*₹6,000 Not paid.*Waiting for payment/)
  expect(text).toMatch(/Meena Raman.*₹6,000 Paid.*Cancelled/)
})

it('says so where there is no such order, and where there is none yet', async () => {
  const empty = await createTestShop()
  try {
    const owner = await signedIn(empty, 'owner')
    const list = await drawFor(empty, owner, <OrdersTab />, { path: '/admin/orders' })
    expect(list.text).toContain('No orders yet. Your first one will appear here.')
    const missing = await drawFor(empty, owner, <OrderScreen id={99} />)
    expect(missing.text).toContain('There is no such order.')
  } finally {
    await empty.close()
  }
})
