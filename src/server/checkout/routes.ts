import type * as calls from '#contract/checkout/calls.ts'
import { nowhere } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { cartOf } from '../cart/queries.ts'
import { withPhones } from '../delivery/read-phones.ts'
import { refuseDoubtfulPlace } from '../pins/refuse-doubtful-place.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { visitorOf } from '../platform/http/visitor.ts'
import { noteHint } from '../platform/http/visitor-hint.ts'
import { replay } from '../platform/idempotency/answer-once.ts'
import { requestKey } from '../platform/idempotency/request-key.ts'
import { availabilityOf } from '../stock/hold-queries.ts'
import { boundOf } from '../stock/limits.ts'
import { enterCheckout } from './enter-checkout.ts'
import { orderCounters } from './order-limits.ts'
import { placeOrder } from './place-order.ts'
import { presentCheckout } from './present.ts'
import { quoteDelivery } from './quote-delivery.ts'
import { rememberPin } from './remember-pin.ts'

const entering: Limit = { name: 'checkout', most: 60, windowMs: 15 * 60_000 }

export const checkoutHandlers: Handlers<typeof calls> = {
  async getAvailability({ shop, c, input }) {
    const now = shop.now()
    const cart = await cartOf(shop.db.read, visitorOf(c, shop))
    const ids = input.ids.split(',').map(Number)
    const rows = await availabilityOf(shop.db.read, ids, { cartId: cart?.id }, now)
    return rows.map((row) => ({
      productId: row.id,
      available: Math.max(0, row.stock - row.held),
      heldUntil: row.free_at === null ? null : new Date(row.free_at).toISOString(),
    }))
  },
  async enterCheckout({ shop, c, language }) {
    await countTry(shop, [{ limit: entering, subject: networkOf(c.get('address')) }])
    const visitor = visitorOf(c, shop)
    await enterCheckout(shop, visitor, await boundOf(c, shop))
    return presentCheckout(shop, visitor, {}, language)
  },
  getCheckout: ({ shop, c, input, language }) =>
    presentCheckout(shop, visitorOf(c, shop), input, language),
  async placeOrder({ shop, c, input, language }) {
    const claim = await requestKey(c, shop)
    if (!claim) throw new ShopError('order-needs-key')
    const form = withPhones(input)
    await refuseDoubtfulPlace(form, language)
    const visitor = visitorOf(c, shop)
    const address = c.get('address')
    const counters = orderCounters(shop, visitor, address)
    const ordered = {
      ...{ visitor, bound: await boundOf(c, shop), form, claim, counters },
      ...{ address, language },
    }
    const answer = await placeOrder(shop, ordered)
    noteHint(c, shop, { bag: 0 })
    // An answer that was kept says so; both are the same words.
    return answer.isReplay ? replay(c, answer.status, answer.body) : JSON.parse(answer.body)
  },
  quoteDelivery: ({ shop, c, language, input: { pin = '', country, productId } }) => {
    const isAsked = pin !== '' || country !== undefined
    const to = isAsked ? { pin, country } : (visitorOf(c, shop).to ?? nowhere)
    return quoteDelivery(shop, { to, productId, language })
  },
  async tellPin({ shop, c, input, language }) {
    const { pin, country, productId } = input
    const to = { pin: pin ?? '', country }
    const quote = await quoteDelivery(shop, { to, productId, language })
    rememberPin(c, shop, to)
    return quote
  },
}
