import type * as calls from '#contract/holds/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { pricePair } from '#domain/pricing.ts'
import { presentCart } from '../cart/present.ts'
import { ensureCart, offerFor, putLine } from '../cart/queries.ts'
import { cartNow } from '../cart/read-cart.ts'
import { recordConsent, subscriber } from '../consents/record-consent.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { rememberVisitor } from '../platform/http/visitor.ts'
import { noteHint } from '../platform/http/visitor-hint.ts'
import { hashOf } from '../platform/secret.ts'
import { availabilityOf } from '../stock/hold-queries.ts'
import { claimOffer, queueUp } from './waiting-queries.ts'

const waiting: Limit = { name: 'waiting', most: 20, windowMs: 60 * 60_000 }
/** A made-up address in the queue keeps a piece for two hours: no network has many places in one. */
const places: Limit = { name: 'waiting-places', most: 3, windowMs: 24 * 60 * 60_000 }
const over = () => new ShopError('offer-over')

export const holdHandlers: Handlers<typeof calls> = {
  async waitForPiece({ shop, c, input }) {
    const network = networkOf(c.get('address'))
    await countTry(shop, [
      { limit: waiting, subject: network },
      { limit: places, subject: `${network} ${input.productId}` },
    ])
    await shop.db.write(async (tx) => {
      const [product] = await availabilityOf(tx, [input.productId], {}, shop.now())
      if (!product) throw new ShopError('saree-unavailable')
      const email = input.email.toLowerCase()
      const { productId, language = 'en' } = input
      await queueUp(tx, { productId, email, language }, shop.now())
      await recordConsent(tx, shop.now(), {
        ...{ subject: subscriber(email), purpose: 'back-in-stock', how: 'form' },
        ...{ language, proof: `Saree ${input.productId}` },
      })
    })
    return { message: 'We will write to you when it is free.' }
  },
  async claimPiece({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    await shop.db.write(async (tx) => {
      const now = shop.now()
      const cartId = await ensureCart(tx, shop, visitor)
      const productId = await claimOffer(tx, hashOf(input.token), cartId, now)
      const offer = productId && (await offerFor(tx, cartId, productId, now))
      if (!productId || !offer) throw over()
      const quantity = Math.max(1, offer.quantity ?? 0)
      const tag = pricePair({
        pricePaise: offer.price_paise,
        discountPricePaise: offer.discount_paise,
      })
      await putLine(tx, { cartId, productId, quantity, seenPaise: tag.currentPaise }, now)
    })
    const read = await cartNow(shop, visitor)
    const cart = await presentCart(shop, read, { state: '', language })
    noteHint(c, shop, { bag: cart.count })
    return cart
  },
}
