import { ShopError } from '#domain/errors.ts'
import { holdUntil } from '#domain/holds/hold.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { keepAside, lockProducts, releaseHolds } from '../stock/hold-queries.ts'
import { holdLimits } from '../stock/limits.ts'
import { linesIn } from './present.ts'
import { type ChatRow, chatById, prolongChat } from './queries.ts'

/** A member of staff looks after a draft: whatever of it is free is kept from now on for as long as the owner says. */
export async function takeChat(tx: Query, shop: Shop, id: number): Promise<ChatRow> {
  const chat = await chatById(tx, id)
  if (!chat) throw new ShopError('no-such-chat')
  if (chat.state !== 'open') throw new ShopError('chat-over')
  const now = shop.now()
  const expires_at = holdUntil('staff-link', now, (await holdLimits({ read: tx })).lengths)
  const pieces = linesIn(chat).map(({ productId, quantity }) => ({ productId, quantity }))
  const ids = pieces.map((piece) => piece.productId)
  await lockProducts(tx, ids)
  await releaseHolds(tx, { chatOrderId: id })
  const owner = { cartId: chat.cart_id, chatOrderId: id }
  const kept = await keepAside(tx, pieces, { kind: 'staff-link', expires_at, owner, now })
  if (kept.size === 0) throw new ShopError('nothing-free')
  return prolongChat(tx, id, { expires_at, taken_at: now, updated_at: now })
}
