import { moneyOf } from '#domain/refund.ts'
import { type OrderRow, paiseOf } from '../order-records/queries.ts'
import { openOfReturn } from '../orders/refunds/name-refund.ts'
import type { Query } from '../platform/db/database.ts'

/** What this return has to give, which is none of what others of the order have; and whether the money for it is there. */
export async function owedOfReturn(db: Query, order: OrderRow, returnId: number) {
  const { owedPaise } = moneyOf(paiseOf(order))
  const { ownPaise, othersPaise } = await openOfReturn(db, order.id, returnId)
  const backPaise = Math.min(owedPaise, ownPaise ?? Math.max(0, owedPaise - othersPaise))
  const isPaid = order.paid_paise >= order.total_paise || backPaise === ownPaise
  return { backPaise, isPaid }
}
