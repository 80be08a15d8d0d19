import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Coupon } from '#domain/coupon.ts'
import type { Query } from '../platform/db/database.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

export type CouponRow = Selectable<Tables['coupons']>

/** The coupon of a code as normaliseCode leaves it. */
export function couponByCode(db: Query, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Those that apply by themselves, as far as they are switched on. */
export const automaticOffers = (db: Query) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('is_automatic', '=', 1)
    .where('is_active', '=', 1)
    .orderBy('id')

export const titledOffers = (db: Query) =>
  db
    .selectFrom('coupons')
    .select('title')
    .where('is_automatic', '=', 1)
    .where('title', '<>', '')
    .orderBy('id')
    .execute()

/** Under which titles buyers know those of these codes that apply by themselves. */
export async function offerTitles(db: Query, codes: string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('coupons')
    .select(['code', 'title'])
    .where('code', 'in', codes)
    .where('is_automatic', '=', 1)
    .where('title', '<>', '')
    .execute()
  return new Map(rows.map(({ code, title }) => [code, title]))
}

/** The row as the rules of the domain read it. */
export function toCoupon(row: CouponRow): Coupon {
  const terms = {
    code: row.code,
    isActive: row.is_active === 1,
    startsAtMs: row.starts_at,
    endsAtMs: row.ends_at,
    minSubtotalPaise: row.min_subtotal_paise,
    leastPieces: row.least_pieces,
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
export const categoriesOf = (row: Pick<CouponRow, 'category_ids'>) =>
  JSON.parse(row.category_ids) as number[]

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

/** One coupon, which nobody else changes until this transaction ends. */
export function lockedCoupon(tx: Query, id: number): Promise<CouponRow | undefined> {
  const coupon = tx.selectFrom('coupons').selectAll().where('id', '=', id)
  return locked(tx, coupon).executeTakeFirst()
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

/** Undefined when another one has the code. */
export function updateCoupon(
  tx: Query,
  id: number,
  terms: Updateable<Tables['coupons']> & { code: string },
): Promise<CouponRow | undefined> {
  return tx
    .updateTable('coupons')
    .set(terms)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) => {
      const others = selectFrom('coupons as other').select('other.id')
      const namesakes = others.where('other.code', '=', terms.code).where('other.id', '<>', id)
      return not(exists(namesakes))
    })
    .returningAll()
    .executeTakeFirst()
}

export async function deleteCoupon(tx: Query, id: number) {
  await tx.deleteFrom('coupons').where('id', '=', id).execute()
}

/** Counts one use while uses are left, decided in one statement; false when there are none. */
export async function countUse(tx: Query, couponId: number): Promise<boolean> {
  const row = await tx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where('is_active', '=', 1)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type Customer = { userId: number | null; email: string; mobile: string }

/** How often a customer has used a coupon, known by account, email or mobile. */
export async function usesBy(tx: Query, couponId: number, who: Customer): Promise<number> {
  const row = await tx
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where((eb) =>
      eb.or([
        eb('mobile', '=', who.mobile),
        eb('email', '=', who.email),
        eb('user_id', '=', who.userId),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

type Use = Customer & { couponId: number; orderId: number; now: number }

export function couponUseInsert(tx: Query, { couponId, orderId, now, ...who }: Use) {
  const { userId: user_id, email, mobile } = who
  const use = { coupon_id: couponId, order_id: orderId, user_id, email, mobile, used_at: now }
  return tx.insertInto('coupon_uses').values(use)
}

/** A cancelled order gives its use of a coupon back. */
export async function giveUseBack(tx: Query, orderId: number) {
  const use = await tx
    .deleteFrom('coupon_uses')
    .where('order_id', '=', orderId)
    .returning('coupon_id')
    .executeTakeFirst()
  if (!use) return
  await tx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', use.coupon_id)
    .where('uses', '>', 0)
    .execute()
}
