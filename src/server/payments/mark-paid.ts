import { ShopError } from '#domain/errors.ts'
import type { Paise } from '#domain/money.ts'
import { methodOf, type PaymentMethod } from '#domain/payment-methods.ts'
import { refusal } from '#domain/refusals/list.ts'
import { normaliseBankReference } from '#domain/transfer-reference.ts'
import { awaitedAnew } from '../order-records/await-payment.ts'
import { openPayment } from '../order-records/payment-queries.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Mover } from '../orders/move-order.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { stillToCome } from './still-to-come.ts'

type Seen = {
  typed: string
  /** What the order asked for when they looked, if they say it. */
  amountPaise: Paise | undefined
  by: Mover
}

/** Staff have seen the money of an order: by its reference, or with their own eyes. Nothing is booked that they have not seen asked for. */
export async function markOrderPaid(
  tx: Query,
  shop: Shop,
  order: OrderRow,
  { typed, amountPaise: seen, by }: Seen,
) {
  const due = order.total_paise - order.paid_paise
  const open = await openPayment(tx, order.id)
  // A transfer that its buyer has named may have come beside the money that paid the order.
  if (due <= 0 && open?.state !== 'claimed') throw new ShopError('order-paid-already')
  const asked = { orderId: order.id, method: order.payment_method, amountPaise: amountOf(order) }
  const payment = open ?? (await awaitedAnew(tx, { ...asked, now: shop.now() }))
  const { amount_paise: paise } = payment
  // Of an order that is booked, what pays its first part would pay the rest when it is sent once more.
  const isSaid = seen !== undefined || order.booking === null
  if (!isSaid || (seen !== undefined && seen !== paise))
    throw new ShopError(refusal('asked-otherwise', { paise }))
  const reference = typed === '' ? `hand:${payment.id}` : readReference(typed, payment.method)
  if (reference === null) throw new ShopError('not-a-reference', { at: 'reference' })
  await settlePayment(tx, shop, payment.id, { reference, amountPaise: paise, by })
}

/** As its way to pay is named, or as banks name what came to the account whatever was agreed. */
function readReference(typed: string, paidBy: PaymentMethod): string | null {
  const method = methodOf(paidBy)
  const own = method.comes === 'transfer' ? method.reference.read(typed) : null
  return own ?? normaliseBankReference(typed)
}

function amountOf(order: OrderRow): Paise {
  return stillToCome(order) || order.total_paise - order.paid_paise
}
