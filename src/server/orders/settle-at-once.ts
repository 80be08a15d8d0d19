import { openPayment } from '../order-records/payment-queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import type { Mover } from './move-order.ts'
import { settlePayment } from './settle-payment.ts'
import type { WrittenOrder } from './write-order.ts'

/** The money of a new order is there already: by a transfer, or in the hands of staff. */
export async function settleAtOnce(
  tx: Query,
  shop: Shop,
  order: WrittenOrder,
  { reference, by }: { reference: string; by: Mover },
) {
  const payment = await openPayment(tx, order.id)
  if (!payment) return
  await settlePayment(tx, shop, payment.id, {
    reference: reference || `hand:${payment.id}`,
    amountPaise: payment.amount_paise,
    by,
  })
}
