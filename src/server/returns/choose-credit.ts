import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { insertEvent } from '../orders/event-queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { unknownReturn } from './handle-return.ts'
import { keptExchange, lockReturn, noteChoice, type ReturnRow } from './queries.ts'

type Choice = { returnId: number; userId: number | null }

/** The buyer wants store credit instead of money; asked again it changes nothing. */
export async function chooseCredit(shop: Shop, order: OrderRow, { returnId, userId }: Choice) {
  await shop.db.write(async (tx) => {
    const asked = await lockReturn(tx, returnId)
    if (!asked || asked.order_id !== order.id) throw unknownReturn()
    if (asked.credit_chosen_at !== null) return
    if (asked.state === 'refused') throw new ShopError('return-refused')
    if (asked.state === 'closed') throw new ShopError('return-settled')
    await refuseExchanging(tx, asked)
    const now = shop.now()
    await noteChoice(tx, returnId, now)
    const actor = { kind: 'customer' as const, userId }
    const words = 'store credit'
    await insertEvent(tx, { orderId: order.id, kind: 'return', words, actor, now })
  })
}

/** While another saree is kept for it, only what is left of the old one's price is to be chosen, and that once it is here. */
async function refuseExchanging(tx: Query, { id, state, resolution }: ReturnRow) {
  const made = await keptExchange(tx, id)
  if (!made || (state === 'received' && resolution !== '')) return
  throw new ShopError(refusal('exchange-under-way', { number: made.number }))
}
