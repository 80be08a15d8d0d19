import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hashOf } from '#server/platform/secret.ts'
import { signIn } from './admin.ts'
import { deliver, idOf } from './after-buying.ts'
import { countAsSaved } from './behind-its-back.ts'
import { type Bought, buy, intoCart, readyToSell, sent } from './buying.ts'
import type { OpenShop } from './open-shop.ts'

/** A page that only somebody sees who has come that far, and whoever sees it. */
export type InnerScreen = { name: string; path: string; reader: Page }

/** What people have typed on their way there, in their own letters. */
export const typed =
  /Meena Raghavan|4 North Mada Street|Chennai|asha-of-letters|Asha|DTDC|For your day|Please call first|Is the blouse size right|Darker than shown|Please send it|The border has come loose|The red one|A list|HeadlessChrome|Chrome|Linux|Windows/g

/** Orders in each of their states, an account with all that it keeps, and whatever else a stranger does not come to. */
export async function innerScreens(shop: OpenShop): Promise<InnerScreen[]> {
  const stay = () => shop.visit({ javaScriptEnabled: false, isStaying: true })
  await openFor(shop)
  const staff = await stay()
  await signIn(staff, shop, { username: 'admin', password: 'a-good-long-password' })
  return [
    ...(await ordersIn(shop, await stay(), staff)),
    ...(await carts(shop, await stay())),
    ...(await wishes(shop, await stay())),
    ...(await letters(shop, await stay(), staff)),
    ...(await accountOf(shop, await stay())),
  ]
}

/** UPI, cash and advance booking, on every piece. */
function openFor(shop: OpenShop) {
  readyToSell(shop)
  const [kept] = shop.look("select value from settings where name = 'payments'")
  const booking = { isEnabled: true, percent: 20, least: 0, days: 15, categoryIds: [] }
  const ways = { ...JSON.parse(String(kept?.['value'])), booking }
  shop.change("update settings set value = ? where name = 'payments'", JSON.stringify(ways))
  shop.change('update products set stock = 99')
  countAsSaved(shop)
}

async function ordersIn(shop: OpenShop, guest: Page, staff: Page): Promise<InnerScreen[]> {
  const place = (way: 'cod' | 'upi' = 'upi') =>
    buy(guest, shop, way, { giftMessage: 'For your day', note: 'Please call first' })
  const at = ({ number }: Bought) => `/api/admin/orders/${idOf(shop, number)}`
  const say = (order: Bought, path: string, body: object = {}) =>
    sent(staff, shop, `${at(order)}/${path}`, body)
  const brought: Record<string, (order: Bought) => Promise<unknown>> = {
    'to be paid': async () => undefined,
    confirmed: (order) => say(order, 'payments'),
    packed: async (order) => {
      await say(order, 'payments')
      await say(order, 'moves', { to: 'packed' })
    },
    'on its way': async (order) => {
      await say(order, 'payments')
      await say(order, 'parcels', { carrier: 'DTDC', trackingNumber: 'D1234' })
    },
    delivered: (order) => deliver(staff, shop, order),
    'on hold': (order) =>
      say(order, 'moves', { to: 'on_hold', words: 'Is the blouse size right?' }),
    cancelled: async (order) => {
      await say(order, 'payments')
      await say(order, 'moves', { to: 'cancelled' })
    },
    'asked back': (order) => askBack(shop, guest, staff, order),
    'coming back': async (order) => {
      const id = await askBack(shop, guest, staff, order)
      await decide(shop, staff, id)
    },
    refunded: async (order) => {
      const id = await askBack(shop, guest, staff, order)
      await decide(shop, staff, id)
      await sent(staff, shop, `/api/admin/returns/${id}/receipt`, { isRestocked: true })
      const refund = { amount: order.total, method: 'upi', reference: '800000000001' }
      await sent(staff, shop, `/api/admin/returns/${id}/closing`, { refund })
    },
  }
  const screens: InnerScreen[] = []
  const add = (name: string, path: string) => screens.push({ name, path, reader: guest })
  for (const [name, bring] of Object.entries(brought)) {
    const order = await place()
    await bring(order)
    add(`order ${name}`, `/order/${order.token}`)
  }
  add('order with cash', `/order/${(await place('cod')).token}`)
  const booked = await book(shop, guest)
  add('order to be booked', `/order/${booked.token}`)
  const held = await book(shop, guest)
  // Staff name the first part that they have seen.
  const { advance } = await (await guest.request.get(`/api/orders/${held.token}`)).json()
  await say(held, 'payments', { amount: advance })
  add('order booked', `/order/${held.token}`)
  const there = await place()
  await deliver(staff, shop, there)
  add('review of an order', `/order/${there.token}/review/${lineOf(shop, there)}`)
  return screens
}

const lineOf = (shop: OpenShop, order: Bought) =>
  Number(
    shop.look('select id from order_lines where order_id = ?', idOf(shop, order.number))[0]?.['id'],
  )

async function askBack(shop: OpenShop, guest: Page, staff: Page, order: Bought): Promise<number> {
  await deliver(staff, shop, order)
  const lines = [{ lineId: lineOf(shop, order), quantity: 1 }]
  const why = { wish: 'return', reason: 'colour', words: 'Darker than shown', lines }
  await sent(guest, shop, `/api/orders/${order.token}/returns`, why)
  const [asked] = shop.look('select id from returns order by id desc limit 1')
  return Number(asked?.['id'])
}

const decide = (shop: OpenShop, staff: Page, id: number) =>
  sent(staff, shop, `/api/admin/returns/${id}/decision`, {
    ...{ isApproved: true, words: 'Please send it' },
  })

async function book(shop: OpenShop, guest: Page): Promise<Bought> {
  await intoCart(guest, shop)
  const { payment } = await (await guest.request.get('/api/checkout?pin=600004')).json()
  const way = payment.find(({ method }: { method: string }) => method === 'upi')
  const mobile = '9840012345'
  const street = { line1: '4 North Mada Street', line2: '', city: 'Chennai', state: 'Tamil Nadu' }
  return sent(guest, shop, '/api/orders', {
    contact: { email: 'meena@example.com', mobile },
    address: { fullName: 'Meena Raghavan', mobile, ...street, pin: '600004' },
    ...{ paymentMethod: 'upi', isBooked: true, totalHash: way?.booking?.totalHash },
  })
}

async function carts(shop: OpenShop, reader: Page): Promise<InnerScreen[]> {
  await intoCart(reader, shop)
  const chat = await sent(reader, shop, '/api/whatsapp-orders', {})
  return [
    { name: 'cart with a saree', path: '/cart', reader },
    { name: 'checkout', path: '/checkout', reader },
    { name: 'order by chat', path: `/whatsapp-order/${tokenIn(chat.path)}`, reader },
  ]
}

const tokenIn = (path: string) => path.split('/').at(-1)

async function wishes(shop: OpenShop, reader: Page): Promise<InnerScreen[]> {
  const ids = shop.look('select id from products where archived_at is null order by id limit 4')
  const headers = { Origin: shop.address }
  for (const { id } of ids) {
    const answer = await reader.request.put(`/api/wishlist/pieces/${id}`, { headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const { share } = await sent(reader, shop, '/api/wishlist/share', { title: '' })
  await sent(reader, shop, `/api/wishlists/${tokenIn(share.path)}/comments`, {
    ...{ name: 'Asha', comment: 'The red one' },
  })
  const compared = ids.map(({ id }) => id).join(',')
  return [
    { name: 'wishlist with sarees', path: '/wishlist', reader },
    { name: 'shared wishlist', path: share.path, reader },
    { name: 'compare', path: `/compare?ids=${compared}`, reader },
  ]
}

/** What links of emails lead to. */
async function letters(shop: OpenShop, reader: Page, staff: Page): Promise<InnerScreen[]> {
  const said = { name: 'Asha', email: 'asha@example.com', message: 'The border has come loose' }
  const filed = await sent(reader, shop, '/api/complaints', said)
  const answered = await sent(reader, shop, '/api/complaints', said)
  const id = Number(answered.number.slice(2))
  await sent(staff, shop, `/api/admin/complaints/${id}/resolution`, {
    ...{ outcome: 'refunded', words: 'Please send it' },
  })
  const asked = await sent(reader, shop, '/api/data-requests', {
    ...{ kind: 'access', email: 'asha@example.com' },
  })
  const at = Date.now()
  shop.change(
    'update data_requests set secret_hash = ?, contact_proved_at = ?, goal_before = ?, answer_before = ? where id = ?',
    ...[hashOf('letters'), at, at + 9e8, at + 9e9, asked.id],
  )
  return [
    ['complaint', `/complaint/${filed.number}/${filed.secret}`],
    ['complaint resolved', `/complaint/${answered.number}/${answered.secret}`],
    ['data request', `/my-data/${asked.id}/letters`],
    ['way out of a search', '/saved-search/hush/none'],
    ['newsletter', '/newsletter'],
    ['newsletter confirmed', '/newsletter/confirm/none'],
    ['newsletter ended', '/newsletter/unsubscribe/none'],
    ['video that ended', '/video/none'],
  ].map(([name = '', path = '']) => ({ name, path, reader }))
}

async function accountOf(shop: OpenShop, reader: Page): Promise<InnerScreen[]> {
  const who = { username: 'asha-of-letters', email: 'asha-of-letters@example.com' }
  await sent(reader, shop, '/api/users/register', { ...who, password: 'a-good-long-password' })
  await buy(reader, shop, 'upi')
  const mobile = '9840012345'
  const street = { line1: '4 North Mada Street', line2: '', city: 'Chennai', state: 'Tamil Nadu' }
  const address = { fullName: 'Meena Raghavan', mobile, ...street, pin: '600004' }
  const [kept] = await sent(reader, shop, '/api/account/saved-addresses', { address })
  const query = 'fabrics=Silk'
  await sent(reader, shop, '/api/account/saved-searches', { query, name: 'A list', isTold: true })
  return [
    ...['', '/orders', '/addresses', `/addresses/${kept.id}`, '/addresses/new', '/searches'],
    ...[`/searches/new/${encodeURIComponent(query)}`, '/email', '/password'],
    ...['/devices', '/privacy'],
  ].map((path) => ({ name: `account${path}`, path: `/account${path}`, reader }))
}
