import { type Paise, roundToRupee } from './money.ts'
import { policy } from './policy.ts'

type CouponTerms = {
  /** As normaliseCode leaves it. */
  code: string
  isActive: boolean
  startsAtMs: number | null
  endsAtMs: number | null
  minSubtotalPaise: Paise
  /** Fewer of the sarees that it covers take nothing off. */
  leastPieces?: number
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
  | 'too-few-pieces'
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

/** The part of a cart that a coupon reduces and its minimums look at, in paise and sarees. */
export type Covered = { paise: Paise; pieces: number }

export function coveredBy(
  coupon: Pick<Coupon, 'categoryIds'>,
  lines: readonly { currentPaise: Paise; quantity: number; categoryId?: number }[],
): Covered {
  const only = coupon.categoryIds ?? []
  const covered = { paise: 0, pieces: 0 }
  for (const { currentPaise, quantity, categoryId } of lines) {
    if (only.length > 0 && !only.some((id) => id === categoryId)) continue
    covered.paise += currentPaise * quantity
    covered.pieces += quantity
  }
  return covered
}

/** What the coupon takes off what it covers, rounded to the rupee, never more than that. */
export function discountFor(coupon: Coupon, covered: Covered): Paise {
  if (covered.paise <= 0 || minimumMissed(coupon, covered) !== null) return 0
  const full = roundToRupee(fullDiscount(coupon, covered.paise))
  return Math.max(0, Math.min(full, mostOf(coupon), covered.paise))
}

/** A ceiling in paise is kept to by the whole rupee below it. */
const mostOf = (coupon: Coupon): Paise =>
  coupon.kind === 'percent' && coupon.maxDiscountPaise !== null
    ? Math.floor(coupon.maxDiscountPaise / 100) * 100
    : Number.POSITIVE_INFINITY

function fullDiscount(coupon: Coupon, coveredPaise: Paise): Paise {
  if (coupon.kind === 'amount') return coupon.amountPaise
  return (coveredPaise * coupon.percent) / 100
}

/**
 * Of a fixed amount: what costs less has so much taken off in the smallest cart that gets it that staff are asked, as of a deep
 * percentage; 0 where the least that is to be bought keeps every cart from that.
 */
export function deepBelow(
  coupon: Pick<CouponTerms, 'minSubtotalPaise' | 'leastPieces'>,
  amountPaise: Paise,
): Paise {
  const paise = (amountPaise * 100) / policy.discountWarningPercent
  if (coupon.minSubtotalPaise >= paise) return 0
  return paise / Math.max(1, coupon.leastPieces ?? 0)
}

/** May this coupon be used on what it covers now, and what does it take off? `endsAtMs` itself is too late. */
export function tryCoupon(coupon: Coupon, covered: Covered, nowMs: number): CouponAnswer {
  const reason = refusalOf(coupon, covered, nowMs)
  return reason === null
    ? { ok: true, discountPaise: discountFor(coupon, covered) }
    : { ok: false, reason }
}

/** Of the offers that apply by themselves, the one that takes most off these lines now; the first of equal ones. */
export function bestOffer<Offer extends Coupon>(
  offers: readonly Offer[],
  lines: Parameters<typeof coveredBy>[1],
  nowMs: number,
): { offer: Offer; discountPaise: Paise } | null {
  let best: { offer: Offer; discountPaise: Paise } | null = null
  for (const offer of offers) {
    const answer = tryCoupon(offer, coveredBy(offer, lines), nowMs)
    if (answer.ok && answer.discountPaise > (best?.discountPaise ?? 0))
      best = { offer, discountPaise: answer.discountPaise }
  }
  return best
}

function refusalOf(coupon: Coupon, covered: Covered, nowMs: number): CouponRefusal | null {
  if (!coupon.isActive) return 'inactive'
  if (coupon.startsAtMs !== null && nowMs < coupon.startsAtMs) return 'not-started'
  if (coupon.endsAtMs !== null && nowMs >= coupon.endsAtMs) return 'ended'
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'used-up'
  const isElsewhere = covered.paise === 0 && (coupon.categoryIds ?? []).length > 0
  return isElsewhere ? 'other-categories' : minimumMissed(coupon, covered)
}

function minimumMissed(coupon: Coupon, { paise, pieces }: Covered): CouponRefusal | null {
  if (paise < coupon.minSubtotalPaise) return 'below-minimum'
  return pieces < (coupon.leastPieces ?? 0) ? 'too-few-pieces' : null
}
