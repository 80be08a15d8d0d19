import { randomBytes } from 'node:crypto'
import { type HoldKind, holdUntil } from '#domain/hold.ts'
import type { Paise } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'
import { firstStateFor } from '#domain/payment.ts'
import { insertUse } from '../coupons/queries.ts'
import { spendCoupon } from '../coupons/spend-coupon.ts'
import type { Query } from '../db/database.ts'
import { keepAside, lockProducts, type Owner, type Piece, releaseHolds } from '../holds/queries.ts'
import { insertEvent } from '../orders/event-queries.ts'
import { goneError, noteTaken, takeStock } from '../orders/move-stock.ts'
import type { Left } from '../orders/stock-queries.ts'
import { tellBuyer } from '../orders/tell-buyer.ts'
import type { Shop } from '../shop.ts'
import { numbersFor } from './numbers.ts'
import { columnsOf, lineColumns, type OrderDraft } from './order-draft.ts'
import { insertLines, insertOrder, insertPayment, picturesFor } from './queries.ts'

export type WrittenOrder = {
  id: number
  number: string
  token: string
  state: OrderState
  totalPaise: Paise
}

/** Writes an order with all that belongs to it: stock or hold, numbers, coupon, ledger, letter. */
export async function writeOrder(tx: Query, shop: Shop, draft: OrderDraft): Promise<WrittenOrder> {
  const now = shop.now()
  const totalPaise = draft.totals.total + draft.feePaise
  const isFree = totalPaise === 0 || draft.isPaid
  const state = isFree ? 'confirmed' : firstStateFor(draft.method)
  const pieces = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const ids = pieces.map((piece) => piece.productId)
  // Before anything is locked: whoever comes next waits less.
  const images = await picturesFor(tx, ids)
  const isSure = state === 'confirmed'
  const taken = isSure ? await takeAll(tx, pieces, draft.owner, now) : await lockAll(tx, ids)
  if (draft.coupon) await spendCoupon(tx, draft.coupon, customerOf(draft))
  const numbers = await numbersFor(tx, state, now)
  const token = randomBytes(16).toString('base64url')
  const id = await insertOrder(tx, {
    ...columnsOf(draft),
    ...numbers,
    token,
    state,
    total_paise: totalPaise,
    has_stock: taken ? 1 : 0,
    held_until: taken ? null : holdUntil(draft.holdKind, now),
    placed_at: now,
    updated_at: now,
  })
  await insertLines(tx, id, lineColumns(draft.lines, images))
  await keepPieces(tx, draft, { id, pieces, taken, now })
  const order = { id, number: numbers.number, token, state, totalPaise }
  await attach(tx, shop, draft, order)
  return order
}

const customerOf = (draft: OrderDraft) => ({ userId: draft.userId, ...draft.contact })

type Kept = { id: number; pieces: Piece[]; taken: Left | null; now: number }

/** What was taken goes into the ledger; what waits for its money is kept aside. */
async function keepPieces(tx: Query, draft: OrderDraft, { id, pieces, taken, now }: Kept) {
  await releaseHolds(tx, draft.owner)
  if (!taken) return holdAll(tx, pieces, { orderId: id }, { kind: draft.holdKind, now })
  const { userId } = draft.actor
  return noteTaken(tx, pieces, taken, { reason: 'order', orderId: id, userId, now })
}

/** The use of its coupon, the beginning of its timeline, the payment that it waits for, a letter. */
async function attach(tx: Query, shop: Shop, draft: OrderDraft, order: WrittenOrder) {
  const { id: orderId, state, totalPaise } = order
  const { actor, coupon, method } = draft
  const now = shop.now()
  if (coupon) await insertUse(tx, { couponId: coupon.id, orderId, now, ...customerOf(draft) })
  await insertEvent(tx, { orderId, kind: 'placed', to: state, actor, now })
  // Cash comes at the door: until then there is nothing to wait for.
  if (totalPaise > 0 && (method !== 'cod' || draft.isPaid)) {
    const payment = { order_id: orderId, method, state: 'awaiting' as const }
    const times = { created_at: now, updated_at: now }
    await insertPayment(tx, { ...payment, ...times, amount_paise: totalPaise })
  }
  await tellBuyer(tx, shop, { id: orderId, email: draft.contact.email }, 'order-placed')
}

async function takeAll(tx: Query, pieces: Piece[], owner: Owner, now: number) {
  const { left, missing } = await takeStock(tx, pieces, owner, now)
  if (missing.length > 0) throw await goneError(tx, missing, owner, now)
  return left
}

/** First of all, so that orders of either kind take their locks in one order. */
async function lockAll(tx: Query, ids: number[]) {
  await lockProducts(tx, ids)
  return null
}

type Aside = { kind: HoldKind; now: number }

async function holdAll(tx: Query, pieces: Piece[], owner: Owner, { kind, now }: Aside) {
  const hold = { kind, expires_at: holdUntil(kind, now), owner, now }
  const held = await keepAside(tx, pieces, hold)
  const missing = pieces.map((piece) => piece.productId).filter((id) => !held.has(id))
  if (missing.length > 0) throw await goneError(tx, missing, owner, now)
}
