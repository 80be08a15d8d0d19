import { formatRupees } from '#domain/money.ts'
import type { RefundState } from '#domain/refund.ts'
import { addMoney, setState } from '../../order-records/change-queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { insertEvent, stateBefore } from '../event-queries.ts'
import { type RefundRow, stepRefund } from './refund-queries.ts'

type Loss = { words: string; from: readonly RefundState[] }

/**
 * The gateway will not pay a refund, or could not: its amount is free again, an order that counted as refunded
 * is what it was before, and staff are told. False when it was none of these states any more.
 */
export async function loseRefund(tx: Query, shop: Shop, refund: RefundRow, { words, from }: Loss) {
  const now = shop.now()
  const isLost = await stepRefund(tx, refund.id, from, { state: 'refused', checked_at: now })
  if (!isLost) return false
  const order = await addMoney(tx, refund.order_id, { refundedPaise: -refund.amount_paise })
  const actor = { kind: 'system' as const, userId: null }
  const about = { orderId: refund.order_id, actor, now }
  if (order?.state === 'refunded') {
    const to = (await stateBefore(tx, order.id, 'refunded')) ?? 'returned'
    await setState(tx, order.id, 'refunded', { state: to, updated_at: now })
    await insertEvent(tx, { ...about, kind: 'moved', from: 'refunded', to })
  }
  const what = `Razorpay refused a refund of ${formatRupees(refund.amount_paise)}`
  const said = `${what}: ${words || 'without a reason'}`
  await insertEvent(tx, { ...about, kind: 'warning', words: said, isPublic: false })
  return true
}
