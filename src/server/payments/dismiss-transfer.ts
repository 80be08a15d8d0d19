import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { dropClaimed } from '../order-records/payment-queries.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { insertEvent } from '../orders/event-queries.ts'
import type { Mover } from '../orders/move-order.ts'
import type { Query } from '../platform/db/database.ts'

/**
 * Nobody looks any longer for a transfer that a buyer has named, where its order waits for no money: it was paid
 * otherwise, or is cancelled. `reference` is the one that was seen; money that comes all the same is on the statement.
 */
export async function dismissTransfer(
  tx: Query,
  order: OrderRow,
  { reference, by, now }: { reference: string | undefined; by: Mover; now: number },
) {
  if (waitsForMoney(order)) throw new ShopError('order-awaits-money')
  const dropped = await dropClaimed(tx, order.id, now)
  if (dropped.length === 0) throw new ShopError('no-transfer-named')
  const names = dropped.map((payment) => payment.claimed_reference ?? '')
  if (reference !== undefined && !names.includes(reference)) {
    const current = { reference: names.join(', ') }
    throw new ShopError(refusal('another-transfer-named', { references: names }), { current })
  }
  const said = { code: 'transfer-dropped' as const, params: { references: names } }
  await insertEvent(tx, { orderId: order.id, kind: 'note', said, isPublic: false, actor: by, now })
  return names
}

const waitsForMoney = ({ state, total_paise, paid_paise }: OrderRow) =>
  state !== 'cancelled' && paid_paise < total_paise
