import type { CouponTerms, SavedCoupon } from '#contract/coupons/types.ts'
import { normaliseCode } from '#domain/coupon.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { versioned } from '../platform/edit-version.ts'
import { type CouponRow, categoriesOf } from './queries.ts'

/** A coupon as staff see it. */
export const presentCoupon = (row: CouponRow): SavedCoupon => ({
  ...versioned(presentTerms(row)),
  uses: row.uses,
})

/** The same without its uses, which grow while somebody edits it. */
export function presentTerms(row: CouponRow): Omit<SavedCoupon, 'uses' | 'version'> {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    percent: row.percent,
    amount: rupees(row.amount_paise),
    maxDiscount: rupees(row.max_discount_paise),
    minSubtotal: toRupees(row.min_subtotal_paise),
    categoryIds: categoriesOf(row),
    startsAt: moment(row.starts_at),
    endsAt: moment(row.ends_at),
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    isActive: row.is_active === 1,
    isAutomatic: row.is_automatic === 1,
    leastPieces: row.least_pieces,
    title: row.title,
    createdAt: new Date(row.created_at).toISOString(),
  }
}

/** The terms as the table keeps them. */
export function couponColumns(terms: CouponTerms) {
  return {
    code: normaliseCode(terms.code),
    kind: terms.kind,
    percent: terms.kind === 'percent' ? terms.percent : null,
    amount_paise: terms.kind === 'amount' ? toPaise(terms.amount) : null,
    max_discount_paise: terms.kind === 'percent' ? paise(terms.maxDiscount) : null,
    min_subtotal_paise: toPaise(terms.minSubtotal),
    category_ids: JSON.stringify([...new Set(terms.categoryIds)]),
    starts_at: terms.startsAt === null ? null : Date.parse(terms.startsAt),
    ends_at: terms.endsAt === null ? null : Date.parse(terms.endsAt),
    max_uses: terms.maxUses,
    max_uses_per_customer: terms.maxUsesPerCustomer,
    is_active: terms.isActive ? 1 : 0,
    is_automatic: terms.isAutomatic ? 1 : 0,
    least_pieces: terms.leastPieces,
    title: terms.title,
  }
}

const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise))
const paise = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))
const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
