import type { DeliveryQuote } from '#contract/checkout/types.ts'
import { termsAt } from '#domain/delivery/delivery-terms.ts'
import { promiseOf, shippingFor } from '#domain/delivery/shipping.ts'
import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { pricePair } from '#domain/pricing.ts'
import { doorFacts } from '../cod/decide.ts'
import { productsFor } from '../orders/product-queries.ts'
import { choicesFor, paymentOptions } from '../payment-methods/choices.ts'
import { lookUpPin } from '../pins/place-of-pin.ts'
import type { Shop } from '../platform/shop.ts'
import { asDates } from './present.ts'

type Asked = { pin: string | null; productId?: number | undefined }

/** When a parcel ordered now arrives at a PIN code, and what one saree alone costs to send and how it may be paid there. */
export async function quoteDelivery(shop: Shop, { pin, productId }: Asked): Promise<DeliveryQuote> {
  const now = shop.now()
  const terms = termsAt(await shop.deliveryTerms(), pin ?? '')
  const { district, state } = await lookUpPin(pin ?? '')
  const piece = productId === undefined ? null : await pieceOf(shop, productId)
  const shippingPaise = piece && shippingFor(piece.pricePaise, terms)
  return {
    ...{ pin, district, state },
    ...asDates(promiseOf(terms, now)),
    shipping: shippingPaise === null ? null : toRupees(shippingPaise),
    isCodPossible:
      piece && pin !== null
        ? await isCodPossible(shop, {
            ...piece,
            pin,
            totalPaise: piece.pricePaise + (shippingPaise ?? 0),
          })
        : null,
  }
}

async function pieceOf(shop: Shop, productId: number) {
  const [row] = await productsFor(shop.db.read, [productId])
  if (!row) throw new ShopError('no-such-product')
  const tag = pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })
  return { productId, categoryId: row.category_id, pricePaise: tag.currentPaise }
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
