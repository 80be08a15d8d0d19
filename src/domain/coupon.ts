import { type Paise, roundToRupee } from './money.ts'
import { policy } from './policy.ts'

type CouponTerms = {
  /** As normaliseCode leaves it. */
  code: string
  isActive: boolean
  startsAtMs: number | null
  endsAtMs: number | null
  minSubtotalPaise: Paise
  /** How often it may be used in all, and how often it was; null for no limit. */
  maxUses: number | null
  uses: number
  /** The categories whose sarees it reduces; none named means all. */
  categoryIds?: readonly number[]
}

/** A reduction of the subtotal, by a percentage with an optional ceiling or by a fixed amount. */
export type Coupon = CouponTerms &
  (
    | { kind: 'percent'; percent: number; maxDiscountPaise: Paise | null }
    | { kind: 'amount'; amountPaise: Paise }
  )

export type CouponRefusal =
  | 'inactive'
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'below-minimum'
  | 'other-categories'

export type CouponAnswer = { ok: true; discountPaise: Paise } | { ok: false; reason: CouponRefusal }

/** The coupon the spec promises, as the shop is first seeded with it. */
export const welcomeCoupon: Coupon = {
  code: policy.promo.code,
  kind: 'percent',
  percent: policy.promo.percent,
  maxDiscountPaise: null,
  isActive: true,
  startsAtMs: null,
  endsAtMs: null,
  minSubtotalPaise: 0,
  maxUses: null,
  uses: 0,
}

/** Codes are compared case-insensitively and without surrounding or inner spaces. */
export function normaliseCode(code: string): string {
  return code.replace(/\s/g, '').toUpperCase()
}

/** The part of a cart, in paise, that the coupon reduces and its minimum looks at. */
export function coveredBy(
  coupon: Pick<Coupon, 'categoryIds'>,
  lines: readonly { currentPaise: Paise; quantity: number; categoryId?: number }[],
): Paise {
  const only = coupon.categoryIds ?? []
  return lines
    .filter(({ categoryId }) => only.length === 0 || only.some((id) => id === categoryId))
    .reduce((sum, line) => sum + line.currentPaise * line.quantity, 0)
}

/** What the coupon takes off this subtotal, rounded to the rupee, never more than the subtotal. */
export function discountFor(coupon: Coupon, subtotalPaise: Paise): Paise {
  if (subtotalPaise <= 0 || subtotalPaise < coupon.minSubtotalPaise) return 0
  return Math.max(0, Math.min(roundToRupee(fullDiscount(coupon, subtotalPaise)), subtotalPaise))
}

function fullDiscount(coupon: Coupon, subtotalPaise: Paise): Paise {
  if (coupon.kind === 'amount') return coupon.amountPaise
  const share = (subtotalPaise * coupon.percent) / 100
  return coupon.maxDiscountPaise === null ? share : Math.min(share, coupon.maxDiscountPaise)
}

/** May this coupon be used on this subtotal now, and what does it take off? `endsAtMs` itself is too late. */
export function tryCoupon(coupon: Coupon, subtotalPaise: Paise, nowMs: number): CouponAnswer {
  const reason = refusalOf(coupon, subtotalPaise, nowMs)
  return reason === null
    ? { ok: true, discountPaise: discountFor(coupon, subtotalPaise) }
    : { ok: false, reason }
}

function refusalOf(coupon: Coupon, subtotalPaise: Paise, nowMs: number): CouponRefusal | null {
  if (!coupon.isActive) return 'inactive'
  if (coupon.startsAtMs !== null && nowMs < coupon.startsAtMs) return 'not-started'
  if (coupon.endsAtMs !== null && nowMs >= coupon.endsAtMs) return 'ended'
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'used-up'
  const isElsewhere = subtotalPaise === 0 && (coupon.categoryIds ?? []).length > 0
  if (isElsewhere) return 'other-categories'
  return subtotalPaise < coupon.minSubtotalPaise ? 'below-minimum' : null
}
