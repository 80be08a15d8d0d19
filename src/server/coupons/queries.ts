import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Coupon } from '#domain/promo.ts'
import type { Query } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type CouponRow = Selectable<Tables['coupons']>

/** The coupon of a code as normaliseCode leaves it. */
export function couponByCode(db: Query, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
}

/** The row as the rules of the domain read it. */
export function toCoupon(row: CouponRow): Coupon {
  const terms = {
    code: row.code,
    isActive: row.is_active === 1,
    startsAtMs: row.starts_at,
    endsAtMs: row.ends_at,
    minSubtotalPaise: row.min_subtotal_paise,
    maxUses: row.max_uses,
    uses: row.uses,
    categoryIds: categoriesOf(row),
  }
  return row.kind === 'percent'
    ? {
        ...terms,
        kind: 'percent',
        percent: row.percent ?? 0,
        maxDiscountPaise: row.max_discount_paise,
      }
    : { ...terms, kind: 'amount', amountPaise: row.amount_paise ?? 0 }
}

/** A list of numbers, as every writer of this column made it. */
export const categoriesOf = (row: CouponRow) => JSON.parse(row.category_ids) as number[]

type NewCoupon = Insertable<Tables['coupons']>

export async function insertMissingCoupon(tx: Query, coupon: NewCoupon) {
  await tx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((oc) => oc.column('code').doNothing())
    .execute()
}

export function allCoupons(db: Query): Promise<CouponRow[]> {
  return db.selectFrom('coupons').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
}

export function couponById(db: Query, id: number): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Undefined when the code is taken. */
export function insertCoupon(tx: Query, coupon: NewCoupon): Promise<CouponRow | undefined> {
  return tx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((oc) => oc.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateCoupon(tx: Query, id: number, terms: Updateable<Tables['coupons']>) {
  return tx.updateTable('coupons').set(terms).where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteCoupon(tx: Query, id: number) {
  await tx.deleteFrom('coupons').where('id', '=', id).execute()
}
