import { ShopError } from '#domain/errors.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { Shop } from '../platform/shop.ts'

const system = { kind: 'system' as const, userId: null }

/** The buyer wants an order that is paid at the door (R31): from here on its pieces are theirs. Said twice it is the same. */
export async function confirmCod(shop: Shop, order: OrderRow): Promise<void> {
  if (order.confirm_before === null) throw new ShopError('needs-no-confirmation')
  if (order.state === 'cancelled') throw new ShopError('unconfirmed-cancelled')
  if (order.state !== 'pending_payment') return
  const said = { code: 'confirmed-by-buyer', params: {} } as const
  const move = { to: 'confirmed', by: system, said } as const
  await shop.db.write((tx) => moveOrder(tx, shop, order.id, move))
}
