import { randomBytes } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { holdLengthMs, holdUntil } from '#domain/holds/hold.ts'
import { draftUntil } from '#domain/holds/hold-limits.ts'
import { referenceCode } from '#domain/order.ts'
import { policy } from '#domain/policy.ts'
import { pricedAt, type ReadCart, readCart } from '../cart/read-cart.ts'
import { type DraftLine, draftLine } from '../orders/order-draft.ts'
import type { Query } from '../platform/db/database.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { type Bound, keepWithin, lockBound } from '../stock/keep-within.ts'
import {
  type ChatRow,
  dropUntakenHolds,
  hasConfirmedEmail,
  insertChat,
  openChats,
  prolongChat,
} from './queries.ts'

/**
 * Keeps the cart as a draft to be talked over. Its pieces are kept as far as the limits allow: for a day for
 * a customer whose email is confirmed, else a few of them for minutes, until staff take the draft up. Asking
 * again for the same cart gives the same draft.
 */
export async function startChat(shop: Shop, visitor: Visitor, bound: Bound): Promise<ChatRow> {
  const { terms } = await pricedAt(shop, visitor)
  return shop.db.write(async (tx) => {
    const now = shop.now()
    await lockBound(tx, bound)
    const cart = await readCart(tx, visitor, { now, terms })
    const lines = cart.lines.filter((line) => line.isPayable).map(draftLine)
    if (cart.cartId === null || lines.length === 0) throw new ShopError('cart-empty')
    const open = await openChats(
      tx,
      cart.cartId,
      now - holdLengthMs('staff-link', bound.limits.lengths),
    )
    const same = open.find((one) => isSame(one, cart, lines))
    if (same) return same
    if (open.length >= policy.hold.openChats) throw new ShopError('chats-enough')
    const chat = await write(tx, cart, lines, { userId: visitor.userId, now })
    return hold(tx, chat, lines, bound, now)
  })
}

const isSame = (chat: ChatRow, { totals }: ReadCart, lines: DraftLine[]) =>
  chat.lines === JSON.stringify(lines) && chat.total_paise === totals.total

async function write(
  tx: Query,
  { cartId, totals, applied }: ReadCart,
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
      coupon_code: totals.discount > 0 ? (applied?.code ?? null) : null,
      expires_at: now,
      created_at: now,
      updated_at: now,
    })
    if (chat) return chat
  }
  throw new Error('No reference was free.')
}

/**
 * Whatever of it is free is kept; the cart that it came from is not kept from its own pieces, and of several
 * drafts that nobody looks after the newest keeps them.
 */
async function hold(
  tx: Query,
  chat: ChatRow,
  lines: DraftLine[],
  bound: Bound,
  now: number,
): Promise<ChatRow> {
  const { id, cart_id: cartId } = chat
  if (cartId !== null) await dropUntakenHolds(tx, cartId)
  const { limits, holder } = bound
  const isKnown = holder.userId !== null && (await hasConfirmedEmail(tx, holder.userId))
  const expiresAt = isKnown ? holdUntil('staff-link', now, limits.lengths) : draftUntil(limits, now)
  const room = isKnown ? limits.order : { ...limits.order, pieces: limits.draft.pieces }
  const kept = await keepWithin(tx, piecesIn(lines), {
    ...{ ...bound, kind: 'staff-link' as const, expiresAt, now, room },
    owner: { cartId, chatOrderId: id },
  })
  return prolongChat(tx, id, { expires_at: kept.size > 0 ? expiresAt : now, updated_at: now })
}

const piecesIn = (lines: readonly DraftLine[]) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity }))
