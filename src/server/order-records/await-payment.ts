import type { Paise } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import type { Query } from '../platform/db/database.ts'
import { insertPayment } from './insert-queries.ts'
import { openPayment } from './payment-queries.ts'
import type { PaymentRow } from './queries.ts'

type Awaited = { orderId: number; method: PaymentMethod; amountPaise: Paise; now: number }

/** Has an order wait for money; answers the payment's id. */
export const awaitPayment = (tx: Query, { orderId, method, amountPaise, now }: Awaited) =>
  insertPayment(tx, {
    ...{ order_id: orderId, method, state: 'awaiting', amount_paise: amountPaise },
    ...{ created_at: now, updated_at: now },
  })

/** The same of an order that waits for none yet; answers the payment as it stands. */
export async function awaitedAnew(tx: Query, awaited: Awaited): Promise<PaymentRow> {
  await awaitPayment(tx, awaited)
  const made = await openPayment(tx, awaited.orderId)
  if (!made) throw new Error('A payment was made and cannot be found.')
  return made
}
