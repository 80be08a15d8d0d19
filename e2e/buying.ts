import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { countAsSaved } from './behind-its-back.ts'
import type { OpenShop } from './open-shop.ts'

const payments = {
  cod: { isEnabled: true, pinPrefixes: [], maxOrder: null, fee: 0 },
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' },
  bankTransfer: { isEnabled: false, accountName: '', accountNumber: '', ifsc: '', bank: '' },
  razorpay: { isEnabled: false },
}

/** Switches on UPI and cash on delivery, and lays enough pieces into the shelf. */
export const readyToSell = (shop: OpenShop) => sellFor(shop, payments)

/** For parcels abroad a transfer to the bank too: UPI does not reach every country. */
export function readyToSellAbroad(shop: OpenShop) {
  const account = { accountName: 'Pallu', accountNumber: '000123456789', ifsc: 'HDFC0000123' }
  const bankTransfer = { isEnabled: true, ...account, bank: 'HDFC Bank' }
  sellFor(shop, { ...payments, bankTransfer })
}

function sellFor(shop: OpenShop, ways: typeof payments) {
  shop.change(
    "insert into settings (name, value, updated_at) values ('payments', ?, 0) on conflict (name) do update set value = excluded.value",
    JSON.stringify(ways),
  )
  shop.change('update products set stock = 9')
  countAsSaved(shop)
}

export type Bought = { token: string; number: string; path: string; total: number }

/** A guest's cart and order by the calls themselves: the pages of the way there have journeys of their own. */
export async function buy(
  page: Page,
  shop: OpenShop,
  paymentMethod: 'cod' | 'upi',
  words: { note?: string; giftMessage?: string } = {},
) {
  await intoCart(page, shop)
  const mobile = '9840012345'
  const checkout = await (await page.request.get('/api/checkout?pin=600004')).json()
  const street = { line1: '4 North Mada Street', line2: '', city: 'Chennai', state: 'Tamil Nadu' }
  return (await sent(page, shop, '/api/orders', {
    contact: { email: 'meena@example.com', mobile },
    address: { fullName: 'Meena Raghavan', mobile, ...street, pin: '600004' },
    paymentMethod,
    totalHash: hashIn(checkout, paymentMethod),
    ...words,
  })) as Bought
}

/** Lays the first saree of the shop into the visitor's cart. */
export async function intoCart(page: Page, shop: OpenShop) {
  const [product] = shop.look('select id from products where archived_at is null order by id')
  await sent(page, shop, '/api/cart/lines', { productId: product?.['id'] })
}

/** One write of the visitor, as the pages make it. */
export async function sent(page: Page, shop: OpenShop, path: string, body: object) {
  const headers = { Origin: shop.address, 'Idempotency-Key': crypto.randomUUID() }
  const answer = await page.request.post(path, { data: body, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

type Choice = { method: string; totalHash: string }

const hashIn = ({ payment }: { payment: Choice[] }, method: string) =>
  payment.find((one) => one.method === method)?.totalHash
