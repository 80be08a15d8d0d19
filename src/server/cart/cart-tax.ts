import type { TaxSummary } from '#contract/tax/types.ts'
import type { Paise } from '#domain/money.ts'
import { categoriesOf } from '../coupons/queries.ts'
import type { Database } from '../platform/db/database.ts'
import type { Sold } from '../tax/sale-of.ts'
import { billAt, isRegular, keptTaxContext, presentTax } from '../tax/tax-context.ts'
import type { PricedCart } from './price-cart.ts'

/** Where it goes, what the way to pay adds or takes off, and which business buys it. */
export type TaxInput = {
  state: string
  /** Of what goes abroad. */
  country?: string | undefined
  feePaise?: Paise
  prepaidDiscountPaise?: Paise
  buyerGstin?: string | null
}

/** What a cart holds, as the rules of tax read it. */
export function soldOf(
  cart: PricedCart,
  { state, country, feePaise = 0, prepaidDiscountPaise = 0, buyerGstin = null }: TaxInput,
): Sold {
  const { totals, applied } = cart
  return {
    lines: cart.lines
      .filter((line) => line.isPayable)
      .map(({ productId, categoryId, currentPaise, quantity }) => ({
        ...{ productId, categoryId, unitPaise: currentPaise, quantity },
      })),
    discountPaise: totals.discount,
    couponCategories: applied ? categoriesOf(applied) : [],
    ...{ deliveryPaise: totals.shipping, feePaise, prepaidDiscountPaise, buyerGstin, state },
    country,
  }
}

/** The tax inside the total of a cart; null where the shop charges none, or nothing can be bought. */
export async function taxOfCart(
  db: Database,
  cart: PricedCart,
  now: number,
  input: TaxInput,
): Promise<TaxSummary | null> {
  const context = await keptTaxContext(db, now)
  const sold = soldOf(cart, input)
  if (!context || !isRegular(context) || sold.lines.length === 0) return null
  return presentTax(await billAt(db.read, context, sold))
}
