import type { PricedLine } from '#domain/cart.ts'
import { type PrepaidDiscount, prepaidDiscountOf } from '#domain/cod/prepaid-discount.ts'
import { type Coupon, coveredBy, discountFor } from '#domain/coupon.ts'
import type { Fees } from '#domain/delivery/delivery-terms.ts'
import { firstWeights, netGrams } from '#domain/delivery/parcel-weight.ts'
import { shippingFor } from '#domain/delivery/shipping.ts'
import type { Paise } from '#domain/money.ts'

/** What an order was agreed at, besides its lines. */
export type Agreed = {
  /** What its coupon, or a word of staff, takes off. */
  discount: Paise
  prepaidDiscount: Paise
  shipping: Paise
  fee: Paise
}

/** What its sums follow from; null where nothing does: no coupon, no parcel, nothing for paying in advance. */
export type OrderRules = {
  coupon: Coupon | null
  fees: Fees | null
  prepaid: PrepaidDiscount | null
  /** What store credit has paid of it. */
  storeCredit: Paise
}

export type EditedTotals = Agreed & { subtotal: Paise; total: Paise }

/**
 * What an order comes to with other lines. What followed from a rule for its old lines follows from it for the new ones; what was
 * agreed otherwise, or by rules that were changed since, stays, as far as the sarees carry it.
 */
export function editedTotals(
  agreed: Agreed,
  [before, after]: readonly [before: readonly PricedLine[], after: readonly PricedLine[]],
  rules: OrderRules,
): EditedTotals {
  const again = (
    was: Paise,
    rule: (lines: readonly PricedLine[], of: Agreed) => Paise,
    now: Agreed,
  ) => (rule(before, agreed) === was ? rule(after, now) : was)
  const subtotal = subtotalOf(after)
  const full = again(agreed.discount, (lines) => couponOff(rules.coupon, lines), agreed)
  const discount = Math.min(subtotal, full)
  const shipping = again(agreed.shipping, (lines) => deliveryOf(rules.fees, lines), agreed)
  const sums = { ...agreed, discount, shipping }
  const early = again(agreed.prepaidDiscount, (lines, of) => prepaidOff(rules, lines, of), sums)
  const prepaidDiscount = Math.min(subtotal - discount, early)
  const total = subtotal - discount - prepaidDiscount + shipping + agreed.fee
  return { ...sums, prepaidDiscount, subtotal, total }
}

const subtotalOf = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, line) => sum + line.currentPaise * line.quantity, 0)

const couponOff = (coupon: Coupon | null, lines: readonly PricedLine[]) =>
  coupon === null ? 0 : discountFor(coupon, coveredBy(coupon, lines))

const deliveryOf = (fees: Fees | null, lines: readonly PricedLine[]) =>
  fees === null
    ? 0
    : shippingFor(subtotalOf(lines), fees, netGrams(lines, fees.weights ?? firstWeights))

function prepaidOff(
  { prepaid, storeCredit }: OrderRules,
  lines: readonly PricedLine[],
  { discount, shipping }: Agreed,
): Paise {
  if (prepaid === null) return 0
  const goodsPaise = subtotalOf(lines) - discount
  return prepaidDiscountOf(prepaid, { goodsPaise, duePaise: goodsPaise + shipping - storeCredit })
}
