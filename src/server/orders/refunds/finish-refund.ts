import { formatRupees } from '#domain/money.ts'
import { isWithin } from '#domain/payment-methods.ts'
import { moneyOf } from '#domain/refund.ts'
import { issueRefundVouchers } from '../../documents/issue-refund-vouchers.ts'
import { documentWords } from '../../documents/words/document-words.ts'
import { orderById, paiseOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { tellBuyer } from '../announcing/tell-buyer.ts'
import { insertEvent } from '../event-queries.ts'
import { type Mover, moveOrder } from '../move-order.ts'
import { nameDocument, openRefundOf, type RefundRow, refundById } from './refund-queries.ts'

/**
 * Money has gone back, and its buyer is told unless they were: an advance with its refund voucher; an order that is over, and of
 * which nothing is owed any more, is refunded.
 */
export async function finishRefund(
  tx: Query,
  shop: Shop,
  refundId: number,
  by: Mover,
  { isTold = false }: { isTold?: boolean } = {},
) {
  const refund = await refundById(tx, refundId)
  if (!refund) return
  const words = formatRupees(refund.amount_paise)
  const event = { orderId: refund.order_id, kind: 'refunded' as const, words, actor: by }
  await insertEvent(tx, { ...event, now: shop.now() })
  // Store credit and gift cards that paid an order had no receipt voucher.
  if (refund.kind === 'refund-voucher' && !isWithin(refund.method))
    await giveVoucher(tx, shop, refund, by)
  const order = await orderById(tx, refund.order_id)
  if (!order) return
  const isOver = order.state === 'cancelled' || order.state === 'returned'
  // Of an order that goes on no step tells it.
  if (!isOver && !isTold) await tellBuyer(tx, shop, order, 'order-refunded')
  if (!isOver || moneyOf(paiseOf(order)).owedPaise > 0) return
  if ((await openRefundOf(tx, order.id)) === 0) {
    await moveOrder(tx, shop, order.id, { to: 'refunded', by })
  }
}

async function giveVoucher(tx: Query, shop: Shop, refund: RefundRow, by: Mover) {
  const reason = refund.reason || documentWords.en.backBeforeGoods
  const back = { paise: refund.amount_paise, reason }
  const issuer = { userId: by.userId, now: shop.now() }
  const [first] = await issueRefundVouchers(tx, refund.order_id, back, issuer)
  if (first) await nameDocument(tx, refund.id, first.id)
}
