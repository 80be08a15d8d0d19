import type { CouponTerms, SavedCoupon } from '#contract/coupons/types.ts'
import { fromShopTime, toShopTime } from '../parts/shop-time.ts'

/** A coupon as its form holds it: what was typed, as it was typed. */
export type CouponValues = {
  code: string
  kind: 'percent' | 'amount'
  percent: string
  amount: string
  maxDiscount: string
  minSubtotal: string
  categoryIds: string[]
  startsAt: string
  endsAt: string
  maxUses: string
  maxUsesPerCustomer: string
  isActive: boolean
  isAutomatic: boolean
  leastPieces: string
  title: string
}

export function couponValues(coupon: SavedCoupon | null): CouponValues {
  return {
    code: coupon?.code ?? '',
    kind: coupon?.kind ?? 'percent',
    percent: typed(coupon?.percent),
    amount: typed(coupon?.amount),
    maxDiscount: typed(coupon?.maxDiscount),
    minSubtotal: coupon?.minSubtotal ? String(coupon.minSubtotal) : '',
    categoryIds: (coupon?.categoryIds ?? []).map(String),
    startsAt: toShopTime(coupon?.startsAt ?? null),
    endsAt: toShopTime(coupon?.endsAt ?? null),
    maxUses: typed(coupon?.maxUses),
    maxUsesPerCustomer: typed(coupon?.maxUsesPerCustomer),
    isActive: coupon?.isActive ?? true,
    isAutomatic: coupon?.isAutomatic ?? false,
    leastPieces: coupon?.leastPieces ? String(coupon.leastPieces) : '',
    title: coupon?.title ?? '',
  }
}

/** What the form wishes for; what is no number is NaN, which no rule takes. */
export function couponTerms(values: CouponValues): CouponTerms {
  const terms = {
    code: values.code,
    minSubtotal: numberIn(values.minSubtotal) ?? 0,
    categoryIds: values.categoryIds.map(Number),
    startsAt: fromShopTime(values.startsAt),
    endsAt: fromShopTime(values.endsAt),
    maxUses: numberIn(values.maxUses),
    // Who orders is not known while a cart is looked at.
    maxUsesPerCustomer: values.isAutomatic ? null : numberIn(values.maxUsesPerCustomer),
    isActive: values.isActive,
    isAutomatic: values.isAutomatic,
    leastPieces: numberIn(values.leastPieces) ?? 0,
    // Of what is typed shoppers read the code.
    title: values.isAutomatic ? values.title : '',
  }
  return values.kind === 'percent'
    ? {
        ...terms,
        kind: 'percent',
        percent: numberIn(values.percent) ?? Number.NaN,
        maxDiscount: numberIn(values.maxDiscount),
      }
    : { ...terms, kind: 'amount', amount: numberIn(values.amount) ?? Number.NaN }
}

/** The same to be judged: what was left empty is missing, and not wrong. */
export function judgedTerms(values: CouponValues): unknown {
  const { kind } = values
  return { ...couponTerms(values), [kind]: numberIn(values[kind]) }
}

/** A saved coupon as terms, to say what it does. */
export const termsOf = (coupon: SavedCoupon): CouponTerms => couponTerms(couponValues(coupon))

const typed = (value: number | null | undefined) => (value == null ? '' : String(value))
const numberIn = (text: string) => (text.trim() === '' ? null : Number(text))

export type CouponState = 'active' | 'off' | 'later' | 'ended' | 'used-up'

/** Whether a coupon takes anything off at a moment, and why not. */
export function couponState(coupon: SavedCoupon, now: number): CouponState {
  const { isActive, startsAt, endsAt, maxUses, uses } = coupon
  if (!isActive) return 'off'
  if (endsAt !== null && now >= Date.parse(endsAt)) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used-up'
  return startsAt !== null && now < Date.parse(startsAt) ? 'later' : 'active'
}
