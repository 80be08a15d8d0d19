import { ShopError } from '#domain/errors.ts'
import { claimUntil } from '#domain/holds/hold-limits.ts'
import { methodOf } from '#domain/payment-methods.ts'
import { lockOrder } from '../documents/queries.ts'
import { takeExtension } from '../order-records/change-queries.ts'
import { claimPayment, isReferenceUsed, openPayment } from '../order-records/payment-queries.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { type Bound, lockBound } from '../stock/keep-within.ts'
import { keepLonger } from './keep-longer.ts'

/**
 * The shopper says what the bank calls their transfer. That pays nothing: it tells staff where to look,
 * and once an order it keeps the pieces for longer, while they do.
 */
export function claimTransfer(
  shop: Shop,
  order: OrderRow,
  typed: string,
  bound: Bound,
): Promise<void> {
  return shop.db.write(async (tx) => {
    await lockBound(tx, bound)
    // What was paid meanwhile is waited for no more.
    await lockOrder(tx, order.id)
    const payment = await openPayment(tx, order.id)
    const method = payment && methodOf(payment.method)
    if (!payment || method?.comes !== 'transfer') throw new ShopError('awaits-no-transfer')
    const { read, asks } = method.reference
    const reference = read(typed)
    if (reference === null) throw new ShopError(asks, { at: 'reference' })
    if (await isReferenceUsed(tx, reference)) {
      throw new ShopError('reference-of-another', { beside: { reference: 'belongs-to-another' } })
    }
    await claimPayment(tx, payment.id, reference, shop.now())
    const now = shop.now()
    if (!(await takeExtension(tx, order.id, now))) return
    await keepLonger(tx, order, { until: claimUntil(bound.limits, now), now, bound })
  })
}
