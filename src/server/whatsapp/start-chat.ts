import { randomBytes } from 'node:crypto'
import { conflict, invalid } from '#domain/errors.ts'
import { holdUntil } from '#domain/hold.ts'
import { referenceCode } from '#domain/order.ts'
import { policy } from '#domain/policy.ts'
import { type ReadCart, readCart } from '../cart/read-cart.ts'
import type { Visitor } from '../cart/visitor.ts'
import { type DraftLine, draftLine } from '../checkout/order-draft.ts'
import type { Query } from '../db/database.ts'
import { keepAside, lockProducts } from '../holds/queries.ts'
import type { Shop } from '../shop.ts'
import { type ChatRow, insertChat, openChats } from './queries.ts'

/**
 * Keeps the cart as a draft to be talked over, with its pieces for 24 hours. Asking again for the same
 * cart gives the same draft.
 */
export function startChat(shop: Shop, visitor: Visitor): Promise<ChatRow> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const cart = await readCart(tx, visitor, now)
    const lines = cart.lines.filter((line) => line.isPayable).map(draftLine)
    if (cart.cartId === null || lines.length === 0) throw invalid('Your cart is empty')
    const open = await openChats(tx, cart.cartId, now)
    const same = open.find((one) => isSame(one, cart, lines))
    if (same) return same
    if (open.length >= policy.hold.maxPerVisitor) {
      throw conflict('You have several chats open already. Please go on with one of them.')
    }
    const chat = await write(tx, cart, lines, { userId: visitor.userId, now })
    await hold(tx, chat, lines, now)
    return chat
  })
}

const isSame = (chat: ChatRow, { totals }: ReadCart, lines: DraftLine[]) =>
  chat.lines === JSON.stringify(lines) && chat.total_paise === totals.total

async function write(
  tx: Query,
  { cartId, totals, coupon }: ReadCart,
  lines: DraftLine[],
  { userId, now }: { userId: number | null; now: number },
): Promise<ChatRow> {
  for (let tries = 0; tries < 20; tries++) {
    const chat = await insertChat(tx, {
      // Longer once the short ones run out.
      reference: referenceCode('WA', randomBytes(tries < 10 ? 4 : 6)),
      token: randomBytes(16).toString('base64url'),
      cart_id: cartId,
      user_id: userId,
      lines: JSON.stringify(lines),
      subtotal_paise: totals.subtotal,
      discount_paise: totals.discount,
      shipping_paise: totals.shipping,
      total_paise: totals.total,
      coupon_code: totals.discount > 0 ? (coupon?.row.code ?? null) : null,
      expires_at: holdUntil('staff-link', now),
      created_at: now,
      updated_at: now,
    })
    if (chat) return chat
  }
  throw new Error('No reference was free.')
}

/** Whatever of it is free is kept; the cart that it came from is not kept from its own pieces. */
async function hold(tx: Query, chat: ChatRow, lines: DraftLine[], now: number) {
  const pieces = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  await lockProducts(
    tx,
    pieces.map((piece) => piece.productId),
  )
  const owner = { cartId: chat.cart_id, chatOrderId: chat.id }
  await keepAside(tx, pieces, { kind: 'staff-link', expires_at: chat.expires_at, owner, now })
}
