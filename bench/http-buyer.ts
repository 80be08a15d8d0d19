import { randomInt, randomUUID } from 'node:crypto'
import { Checkout } from '#contract/checkout/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'

const pin = '600004'
const address = {
  fullName: 'Meena Raman',
  mobile: '+91 98400 12345',
  line1: '12 North Mada Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pin,
}

/** An order that was sent: whether the shop has it, only its answer tells. `key` stands in its note too. */
export type Attempt = { key: string; cookie: string; form: object }

export type Outcome =
  | { kind: 'confirmed'; attempt: Attempt; token: string; at: number }
  /** Sent, and not answered or not with a yes or no. */
  | { kind: 'unsure'; attempt: Attempt }
  /** It did not come so far. */
  | { kind: 'nothing' }

/** How a request is sent: fetch, or one that watches. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>

/** A guest who puts one piece into the cart, goes to the checkout and orders it, over HTTP. */
export async function buy(url: string, productId: number, ask: Ask = fetch): Promise<Outcome> {
  const attempt = await prepare(url, productId, ask).catch(() => null)
  return attempt ? send(url, attempt, ask) : { kind: 'nothing' }
}

/** Sends an order, or the same one again after a silence. */
export async function send(url: string, attempt: Attempt, ask: Ask = fetch): Promise<Outcome> {
  try {
    const reply = await ask(`${url}/api/orders`, {
      method: 'POST',
      headers: { ...headersOf(attempt.cookie), 'Idempotency-Key': attempt.key },
      body: JSON.stringify(attempt.form),
    })
    const said = await reply.text()
    if (reply.status === 201) {
      const { token } = PlacedOrder.parse(JSON.parse(said))
      return { kind: 'confirmed', attempt, token, at: Date.now() }
    }
    if (reply.status >= 500 || reply.status === 409) return { kind: 'unsure', attempt }
    throw new WrongAnswer(`An order was answered ${reply.status}: ${said}`)
  } catch (error) {
    if (error instanceof WrongAnswer) throw error
    return { kind: 'unsure', attempt }
  }
}

class WrongAnswer extends Error {}

/** Puts a piece into the cart of that cookie, or into a new one; answers the cookie to go on with. */
export async function addToCart(url: string, productId: number, ask: Ask, known = '') {
  const cart = await ask(`${url}/api/cart/lines`, {
    method: 'POST',
    headers: headersOf(known),
    body: JSON.stringify({ productId }),
  })
  await cart.text()
  const given = cart.headers.getSetCookie().map((line) => line.split(';')[0])
  return given.length > 0 ? given.join('; ') : known
}

/** Puts a piece into a cart of its own and asks what it comes to; the order itself is not sent. */
export async function prepare(url: string, productId: number, ask: Ask = fetch): Promise<Attempt> {
  const cookie = await addToCart(url, productId, ask)
  const asked = await ask(`${url}/api/checkout?pin=${pin}`, { headers: headersOf(cookie) })
  const checkout = Checkout.parse(await asked.json())
  const choice = checkout.payment.find((one) => one.method === 'cod')
  if (!choice) throw new Error('Cash on delivery is not offered.')
  const key = randomUUID()
  // Many buyers, each with a number of their own: the shop takes few orders to the door from one.
  const mobile = String(randomInt(9_000_000_000, 9_999_999_999))
  const contact = { email: 'meena@example.in', mobile }
  const order = { paymentMethod: 'cod', totalHash: choice.totalHash, note: key }
  return { key, cookie, form: { contact, address, ...order } }
}

const headersOf = (cookie: string) => ({
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
  Cookie: cookie,
})
