import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderSummary } from '#contract/orders/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { draw, drawFor } from '#test/draw.tsx'
import { must } from '#test/must.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import AddressesRoute from '#web/account/addresses/addresses-route.tsx'
import DevicesRoute from '#web/account/devices/devices-route.tsx'
import EmailRoute from '#web/account/email-route.tsx'
import { OrderList } from '#web/account/order-list.tsx'
import OrdersRoute from '#web/account/orders-route.tsx'
import OverviewRoute from '#web/account/overview-route.tsx'
import PasswordRoute from '#web/account/password/password-route.tsx'
import PrivacyRoute from '#web/account/privacy-route.tsx'

// What somebody reads on the screens of their account, with what the shop knows of them.

let testShop: TestShop
beforeAll(async () => {
  testShop = await createTestShop()
  await openForBusiness(testShop)
})
afterAll(() => testShop.close())

async function buyer(): Promise<{ shopper: Shopper; summary: OrderSummary }> {
  const shopper = await signedIn(testShop)
  await fill(shopper, await addPiece(testShop.shop, { name: 'Arakku', price: 6000, stock: 9 }))
  must(await order(shopper, { method: 'upi' }), 201)
  const { body } = must(await shopper.get('/api/account/orders'))
  const [summary] = body as unknown as OrderSummary[] // The answer of the call.
  if (!summary) throw new Error('There is no order.')
  return { shopper, summary }
}

it('the overview says who it is, whether emails reach them, and what they bought last', async () => {
  const { shopper, summary } = await buyer()
  const { text } = await drawFor(testShop, shopper, <OverviewRoute />)
  expect(text).toMatch(
    /Welcome, (person-\d+).*Username \1 Email \1@example.in \(not confirmed yet\)/,
  )
  for (const part of ['Send the email again', 'Sign Out', 'Latest orders', 'Member since 15 Jan'])
    expect(text).toContain(part)
  expect(text).toContain(`Order ${summary.number}`)
  expect(text).not.toContain('Admin Dashboard')
  const owner = await signedIn(testShop, 'owner')
  expect((await drawFor(testShop, owner, <OverviewRoute />)).text).toContain('Admin Dashboard')
})

it.each([
  ['pending_payment', 'Waiting for payment'],
  ['confirmed', 'Confirmed'],
  ['packed', 'Packed'],
  ['shipped', 'On its way'],
  ['delivered', 'Delivered'],
  ['on_hold', 'On hold'],
  ['cancelled', 'Cancelled'],
  ['returned', 'Returned'],
  ['refunded', 'Refunded'],
] as const)('an order that is %s says “%s” in the list', async (state, said) => {
  const { shopper, summary } = await buyer()
  const list = <OrderList orders={[{ ...summary, state, invoiceNumber: 'INV-2526-000003' }]} />
  const { text, html } = await drawFor(testShop, shopper, list)
  expect(text).toBe(
    `Order ${summary.number} Placed on 15 January 2026 ${said} · 1 saree · ₹6,000 Invoice INV-2526-000003 (PDF)`,
  )
  expect(html).toContain(`href="/order/${summary.token}"`)
})

it.each([
  ['tax-invoice', 'en', 'Invoice B-1 (PDF)'],
  ['bill-of-supply', 'en', 'Bill of supply B-1 (PDF)'],
  ['bill', 'en', 'Bill B-1 (PDF)'],
  ['bill-of-supply', 'ta', 'வழங்கல் பில் B-1 (PDF)'],
  ['bill-of-supply', 'te', 'సరఫరా బిల్లు B-1 (PDF)'],
  ['bill-of-supply', 'kn', 'ಪೂರೈಕೆಯ ಬಿಲ್ B-1 (PDF)'],
  ['bill-of-supply', 'ml', 'വിതരണ ബിൽ B-1 (PDF)'],
  ['bill-of-supply', 'hi', 'आपूर्ति बिल B-1 (PDF)'],
] as const)('a %s is called so in %s', async (invoiceKind, language, said) => {
  const { summary } = await buyer()
  const sold = { ...summary, isThereAgain: false, invoiceNumber: 'B-1', invoiceKind }
  const { text } = await draw(<OrderList orders={[sold]} />, { language })
  expect(text).toContain(said)
})

it('an order of which some is there again can be bought again, by its number', async () => {
  const { shopper, summary } = await buyer()
  const again = <OrderList orders={[{ ...summary, state: 'delivered', isThereAgain: true }]} />
  const { text, html } = await drawFor(testShop, shopper, again)
  expect(text).toContain('₹6,000 Buy again')
  expect(html).toContain(`aria-label="Buy again: order ${summary.number}"`)
  expect(html).toContain(`action="/account/orders"`)
  const sold = <OrderList orders={[summary]} />
  expect((await drawFor(testShop, shopper, sold)).text).not.toContain('Buy again')
})

it('says what there is not yet', async () => {
  const shopper = await signedIn(testShop)
  const orders = await drawFor(testShop, shopper, <OrdersRoute />)
  expect(orders.text).toContain('No orders yet')
  const addresses = await drawFor(testShop, shopper, <AddressesRoute />)
  expect(addresses.text).toContain('No addresses yet Add one here')
})

it('shows delivery addresses with the one that is chosen first', async () => {
  const shopper = await signedIn(testShop)
  must(await shopper.post('/api/account/saved-addresses', { address, isDefault: true }))
  must(
    await shopper.post('/api/account/saved-addresses', {
      address: { ...address, line1: '7 Car Street' },
    }),
  )
  const { text } = await drawFor(testShop, shopper, <AddressesRoute />)
  expect(text).toMatch(/Meena Raman.*12 North Mada Street.*Chennai 600004.*7 Car Street/)
  expect(text.match(/Default(?! address)/g)).toHaveLength(1)
  for (const part of ['Make default', 'Edit', 'Remove', 'Add an address'])
    expect(text).toContain(part)
})

it('says where they are signed in, and what changing the password and leaving would mean', async () => {
  const shopper = await signedIn(testShop)
  const devices = await drawFor(testShop, shopper, <DevicesRoute />)
  expect(devices.text).toContain('This device')
  expect(devices.text).toMatch(/Signed in on .*15 Jan/)
  expect(devices.text).not.toContain('Sign out all other devices')
  const password = await drawFor(testShop, shopper, <PasswordRoute />)
  expect(password.text).toContain(
    'Every other device is signed out when you change it, and your passkeys are removed.',
  )
  const privacy = await drawFor(testShop, shopper, <PrivacyRoute />)
  expect(privacy.text).toContain('Download my data')
  expect(privacy.text).toContain('except what we have to keep')
})

it.each(['ta', 'te', 'kn', 'ml', 'hi'] as const)(
  'all of the overview is said in %s',
  async (language) => {
    const { shopper } = await buyer()
    const { text } = await drawFor(testShop, shopper, <OverviewRoute />, { language })
    const foreign = text.replaceAll(/PAL-2026-\d+|person-\d+(@example\.in)?/g, '')
    expect(foreign).not.toMatch(/[A-Za-z]{3}/)
  },
)

it('who signs in by two steps is asked for the code where their email moves, and nobody else', async () => {
  const owner = await signedIn(testShop, 'owner')
  const asked = async () => (await drawFor(testShop, owner, <EmailRoute />)).text
  expect(await asked()).not.toContain('authenticator app')
  const { userId } = owner
  await testShop.shop.db.write((tx) =>
    tx
      .insertInto('second_factors')
      .values({ user_id: userId ?? 0, secret: 'x', confirmed_at: 1, created_at: 1 })
      .execute(),
  )
  expect(await asked()).toContain('Six digits of your authenticator app')
})
