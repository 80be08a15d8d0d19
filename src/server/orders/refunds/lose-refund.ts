import type { Paise } from '#domain/money.ts'
import type { RefundState } from '#domain/refund.ts'
import type { SaidOfOrder } from '#domain/said/of-orders.ts'
import { addMoney, setState } from '../../order-records/change-queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { insertEvent, stateBefore, warnStaff } from '../event-queries.ts'
import { keepGoodwill } from './name-refund.ts'
import { type RefundRow, stepRefund } from './refund-queries.ts'

/** `why` in the gateway's own words; null where the bank did not take it. */
type Loss = { why: string | null; from: readonly RefundState[] }

/**
 * The gateway will not pay a refund, or could not: its amount is free again, an order that counted as refunded
 * is what it was before, and staff are told. False when it was none of these states any more.
 */
export async function loseRefund(tx: Query, shop: Shop, refund: RefundRow, { why, from }: Loss) {
  const now = shop.now()
  const isLost = await stepRefund(tx, refund.id, from, { state: 'refused', checked_at: now })
  if (!isLost) return false
  const order = await addMoney(tx, refund.order_id, { refundedPaise: -refund.amount_paise })
  if (order && refund.kind === 'goodwill') await keepGoodwill(tx, order)
  const actor = { kind: 'system' as const, userId: null }
  const about = { orderId: refund.order_id, actor, now }
  if (order?.state === 'refunded') {
    const to = (await stateBefore(tx, order.id, 'refunded')) ?? 'returned'
    await setState(tx, order.id, 'refunded', { state: to, updated_at: now })
    await insertEvent(tx, { ...about, kind: 'moved', from: 'refunded', to })
  }
  await warnStaff(tx, refund.order_id, lossOf(refund.amount_paise, why), now)
  return true
}

const lossOf = (paise: Paise, why: string | null): SaidOfOrder =>
  why === null
    ? { code: 'refund-not-taken', params: { paise } }
    : { code: 'refund-refused', params: { paise, why } }
