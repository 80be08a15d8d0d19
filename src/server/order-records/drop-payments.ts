import { isGateway } from '#domain/payment-methods.ts'
import type { Query } from '../platform/db/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { dropPayments } from './payment-queries.ts'
import type { PaymentRow } from './queries.ts'

/** What a shopper has not paid yet is not waited for any more, and its links are taken back at the gateway. */
export async function dropOpenPayments(tx: Query, orderId: number, now: number) {
  const dropped = await dropPayments(tx, orderId, ['awaiting', 'claimed'], now)
  for (const payment of dropped) await endLinkLater(tx, payment, now)
}

/** An order that is paid waits for nothing more; a transfer that its buyer has named is still looked for. */
export async function dropAwaited(tx: Query, orderId: number, now: number) {
  const dropped = await dropPayments(tx, orderId, ['awaiting'], now)
  for (const payment of dropped) await endLinkLater(tx, payment, now)
}

/** A job for the gateway, which may be away: 14 tries fill a day, longer than most links live. */
export async function endLinkLater(
  tx: Query,
  payment: Pick<PaymentRow, 'id' | 'method'>,
  now: number,
) {
  if (!isGateway(payment.method)) return
  await enqueue(tx, now, 'end-link', { paymentId: payment.id }, { maxAttempts: 14 })
}
