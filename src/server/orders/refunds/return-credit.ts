import type { OrderActor } from '#domain/order.ts'
import { addMoney } from '../../order-records/change-queries.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { spentOn } from '../../store-credits/queries.ts'
import { returnCredits } from '../../store-credits/spend-credit.ts'
import { insertEvent } from '../event-queries.ts'
import { insertRefund } from './refund-queries.ts'

type By = { kind: OrderActor; userId: number | null }

/**
 * A cancelled order gives the store credit back that paid it; answers what has gone back of its money then. What the note of an
 * exchange paid was never chosen as credit: it stays owed, and goes back as money.
 */
export async function returnCreditOf(tx: Query, order: OrderRow, by: By, now: number) {
  if (order.store_credit_paise === 0 || order.exchange_of !== null) return {}
  const held = await addMoney(tx, order.id, {})
  const spent = (await spentOn(tx, order.id)).reduce((sum, { paise }) => sum + paise, 0)
  const left = held ? held.paid_paise - held.refunded_paise : 0
  const paise = Math.min(spent, left)
  if (paise <= 0) return {}
  const refundId = await insertRefund(tx, {
    ...{ order_id: order.id, payment_id: null, amount_paise: paise, method: 'store_credit' },
    ...{ reason: 'The order was cancelled.', user_id: by.userId, created_at: now, state: 'done' },
    kind: 'refund-voucher',
  })
  const about = { orderId: order.id, userId: by.userId, now, refundId }
  await returnCredits(tx, paise, about)
  const after = await addMoney(tx, order.id, { refundedPaise: paise })
  const said = { code: 'credit-given' as const, params: { paise } }
  await insertEvent(tx, { orderId: order.id, kind: 'refunded', said, actor: by, now })
  return { refunded_paise: after?.refunded_paise ?? 0 }
}
