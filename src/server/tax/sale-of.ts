import type { TaxSettings } from '#contract/tax/types.ts'
import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import type { Sale, SaleDiscount } from '#domain/tax/sale.ts'
import { stateCodeOf } from '#domain/tax/states.ts'
import type { LineFacts } from './queries.ts'
import { sellerOn } from './read-law.ts'

type SoldLine = { productId: number; categoryId: number; unitPaise: Paise; quantity: number }

/** What is sold, as the shop has it. */
export type Sold = {
  lines: readonly SoldLine[]
  discountPaise: Paise
  /** The categories that the coupon covers; none for all of them. */
  couponCategories: readonly number[]
  /** For paying before the parcel leaves: off what the coupon has left of all lines. */
  prepaidDiscountPaise?: Paise
  deliveryPaise: Paise
  feePaise: Paise
  buyerGstin: string | null
  /** The state of the address by name; '' while none is known, null for a sale over the counter. */
  state: string | null
  /** Two letters; of what goes abroad. */
  country?: string | undefined
}

/** A sale as the rules of tax read it, with the facts of its products on this day. */
export function saleOf(
  sold: Sold,
  facts: readonly LineFacts[],
  settings: TaxSettings | null,
  on: Day,
): Sale {
  const byId = new Map(facts.map((one) => [one.id, one]))
  return {
    seller: sellerOn(settings, on),
    on,
    buyer: { gstin: sold.buyerGstin },
    delivery: settings ? deliveryOf(sold) : {},
    lines: sold.lines.map(({ productId, unitPaise, quantity }) => {
      const fact = byId.get(productId)
      return {
        taxClass: fact?.tax_class ?? 'fabric',
        hsn: fact?.hsn || fact?.category_hsn || '',
        ...{ unitPaise, quantity, isHandicraft: fact?.is_handicraft === 1 },
      }
    }),
    discounts: [...couponOf(sold), ...prepaidOf(sold)],
    deliveryPaise: sold.deliveryPaise,
    feePaise: sold.feePaise,
  }
}

function deliveryOf({ state, country }: Sold): Sale['delivery'] {
  if (state === null) return { isCounter: true }
  return country ? { country } : { stateCode: stateCodeOf(state) }
}

/** A coupon of some categories comes off their lines, as far as these carry it; all else off all of them. */
function couponOf({ lines, couponCategories, discountPaise }: Sold): SaleDiscount[] {
  if (discountPaise === 0) return []
  const covered = lines.flatMap((line, at) =>
    couponCategories.includes(line.categoryId) ? [at] : [],
  )
  const worth = covered.reduce((sum, at) => {
    const line = lines[at]
    return sum + (line ? line.unitPaise * line.quantity : 0)
  }, 0)
  return worth >= discountPaise && covered.length > 0
    ? [{ paise: discountPaise, lines: covered }]
    : [{ paise: discountPaise }]
}

const prepaidOf = ({ prepaidDiscountPaise = 0 }: Sold): SaleDiscount[] =>
  prepaidDiscountPaise > 0 ? [{ paise: prepaidDiscountPaise }] : []
