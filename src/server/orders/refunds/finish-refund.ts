import { formatRupees } from '#domain/money.ts'
import { orderById } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { insertEvent } from '../event-queries.ts'
import { type Mover, moveOrder } from '../move-order.ts'
import { openRefundOf, type RefundRow } from './refund-queries.ts'

/** Money has gone back: an order that is over, and all of whose money did, is refunded. */
export async function finishRefund(
  tx: Query,
  shop: Shop,
  refund: Pick<RefundRow, 'order_id' | 'amount_paise'>,
  by: Mover,
) {
  const words = formatRupees(refund.amount_paise)
  const event = { orderId: refund.order_id, kind: 'refunded' as const, words, actor: by }
  await insertEvent(tx, { ...event, now: shop.now() })
  const order = await orderById(tx, refund.order_id)
  const isOver = order?.state === 'cancelled' || order?.state === 'returned'
  if (!isOver || order.refunded_paise !== order.paid_paise) return
  if ((await openRefundOf(tx, order.id)) === 0) {
    await moveOrder(tx, shop, order.id, { to: 'refunded', by })
  }
}
