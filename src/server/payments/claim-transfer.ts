import { conflict, invalid } from '#domain/errors.ts'
import { holdUntil } from '#domain/hold.ts'
import { normaliseBankReference, normaliseUtr } from '#domain/payment.ts'
import type { Query } from '../db/database.ts'
import { keepAside, lockProducts, releaseHolds } from '../holds/queries.ts'
import { changeOrder } from '../orders/change-queries.ts'
import { piecesOf } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { Shop } from '../shop.ts'
import { claimPayment, isReferenceUsed, openPayment } from './queries.ts'

/**
 * The shopper says what the bank calls their transfer. That pays nothing: it tells staff where to look,
 * and keeps the pieces for a day while they do.
 */
export function claimTransfer(shop: Shop, order: OrderRow, typed: string): Promise<void> {
  return shop.db.write(async (tx) => {
    const payment = await openPayment(tx, order.id)
    if (!payment || !['upi', 'bank_transfer'].includes(payment.method)) {
      throw conflict('This order does not wait for a transfer.')
    }
    const isUpi = payment.method === 'upi'
    const reference = isUpi ? normaliseUtr(typed) : normaliseBankReference(typed)
    if (reference === null) {
      const words = isUpi
        ? 'Please enter the 12 digits of the UPI transfer (UTR)'
        : 'Please enter the reference of the transfer (UTR)'
      throw invalid(words, { reference: words })
    }
    if (await isReferenceUsed(tx, reference)) {
      const words = 'This reference belongs to another payment'
      throw conflict(`${words}.`, { reference: words })
    }
    await claimPayment(tx, payment.id, reference, shop.now())
    await keepADay(tx, order, shop.now())
  })
}

/** Whoever says that they paid keeps the pieces, as long as those are still there. */
async function keepADay(tx: Query, order: OrderRow, now: number) {
  const owner = { orderId: order.id }
  const pieces = await piecesOf(tx, order.id)
  const expires_at = holdUntil('staff-link', now)
  await lockProducts(
    tx,
    pieces.map((piece) => piece.productId),
  )
  await releaseHolds(tx, owner)
  const held = await keepAside(tx, pieces, { kind: 'pending-payment', expires_at, owner, now })
  if (held.size === pieces.length) await changeOrder(tx, order.id, { held_until: expires_at })
}
