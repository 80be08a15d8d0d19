import type { DeliveryQuote } from '#contract/checkout/types.ts'
import { termsAt } from '#domain/delivery/delivery-terms.ts'
import type { Destination } from '#domain/delivery/destination.ts'
import { netGrams } from '#domain/delivery/parcel-weight.ts'
import { promiseOf, shippingFor } from '#domain/delivery/shipping.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { pricePair } from '#domain/pricing.ts'
import { weightIn } from '../cart/price-cart.ts'
import { doorFacts } from '../cod/decide.ts'
import { refuseClosedCountry } from '../delivery/refuse-closed-country.ts'
import { productsFor } from '../orders/product-queries.ts'
import { choicesFor, paymentOptions } from '../payment-methods/choices.ts'
import { lookUpPin } from '../pins/place-of-pin.ts'
import { placeLabels } from '../place-names/place-names.ts'
import type { Shop } from '../platform/shop.ts'
import { asDates } from './present.ts'

type Asked = { to: Destination; productId?: number | undefined; language?: Language }

/** When a parcel ordered now arrives at a place, and what one saree alone costs to send and how it may be paid there. */
export async function quoteDelivery(
  shop: Shop,
  { to, productId, language = 'en' }: Asked,
): Promise<DeliveryQuote> {
  const now = shop.now()
  const everywhere = await shop.deliveryTerms()
  refuseClosedCountry(everywhere, to, now)
  const terms = termsAt(everywhere, to)
  const abroad = terms.country
  const pin = to.pin === '' || abroad ? null : to.pin
  const { district, state } = await lookUpPin(pin ?? '')
  const piece = productId === undefined ? null : await pieceOf(shop, productId)
  const shippingPaise =
    piece && shippingFor(piece.pricePaise, terms, netGrams([piece], terms.weights))
  return {
    ...{ pin, district, state },
    ...(state !== null && placeLabels({ state }, language)),
    ...(abroad && { country: abroad.code }),
    ...asDates(promiseOf(terms, now, piece?.makingDays)),
    shipping: shippingPaise === null ? null : toRupees(shippingPaise),
    isCodPossible:
      piece && pin !== null
        ? await isCodPossible(shop, {
            ...piece,
            pin,
            totalPaise: piece.pricePaise + (shippingPaise ?? 0),
          })
        : abroad && piece
          ? false
          : null,
  }
}

async function pieceOf(shop: Shop, productId: number) {
  const [row] = await productsFor(shop.db.read, [productId])
  if (!row) throw new ShopError('no-such-product')
  const tag = pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })
  return {
    ...{ productId, categoryId: row.category_id, pricePaise: tag.currentPaise },
    ...{ weight: weightIn(row.facts), makingDays: row.making_days, quantity: 1 },
  }
}

type Piece = Awaited<ReturnType<typeof pieceOf>>

/** As checkout would decide it of somebody who has never ordered. */
async function isCodPossible(
  shop: Shop,
  { pin, totalPaise, pricePaise: goodsPaise, ...line }: Piece & { pin: string; totalPaise: number },
): Promise<boolean> {
  const options = await paymentOptions(shop)
  if (!options.methods.some(isAtDoor)) return false
  const facts = await doorFacts(shop.db, { lines: [line], mobile: '', now: shop.now() })
  const choices = choicesFor(options, { totalPaise, goodsPaise, pin, facts })
  return choices.some(({ method, refusal }) => isAtDoor(method) && refusal === null)
}
