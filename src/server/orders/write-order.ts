import { randomBytes } from 'node:crypto'
import { holdUntil } from '#domain/holds/hold.ts'
import type { Paise } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'
import { firstStateFor } from '#domain/payment.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { creditSum } from '#domain/store-credit.ts'
import { couponUseInsert } from '../coupons/queries.ts'
import { spendCoupon } from '../coupons/spend-coupon.ts'
import { spendCards } from '../gift-cards/spend-cards.ts'
import {
  linesInsert,
  orderInsert,
  paymentInsert,
  prepareOrder,
} from '../order-records/insert-queries.ts'
import { type Statement, writeAtOnce } from '../platform/db/at-once.ts'
import type { Query } from '../platform/db/database.ts'
import { noteOrder } from '../platform/integrity/note-orders.ts'
import type { Shop } from '../platform/shop.ts'
import {
  freeFor,
  holdDeletes,
  keepAside,
  type Owner,
  type Piece,
  releaseHolds,
} from '../stock/hold-queries.ts'
import { keepWithin, lockBound } from '../stock/keep-within.ts'
import { holdLimits } from '../stock/limits.ts'
import { goneError, takenInsert } from '../stock/move-stock.ts'
import { revisionUpdate, takePieces } from '../stock/piece-queries.ts'
import { spendCredits } from '../store-credits/spend-credit.ts'
import { sealPan } from '../tax/buyer-pan.ts'
import { tellBuyerInserts } from './announcing/tell-buyer.ts'
import { eventInsert } from './event-queries.ts'
import { numbersOfSale, orderNumberFor } from './numbers.ts'
import { advanceIn, columnsOf, lineColumns, type OrderDraft, promisesOf } from './order-draft.ts'

export type WrittenOrder = {
  id: number
  number: string
  token: string
  state: OrderState
  totalPaise: Paise
}

/** What is written with an order by whoever asked for it. */
type Alongside = (order: WrittenOrder) => Statement[]

/**
 * Writes an order with all that belongs to it: stock or hold, numbers, coupon, ledger, email. On PostgreSQL
 * others wait for its pieces from the lock on, and everybody who orders from the numbers on: so what
 * nobody waits for comes first, and the rest is one statement.
 */
export async function writeOrder(
  tx: Query,
  shop: Shop,
  draft: OrderDraft,
  alongside: Alongside = () => [],
): Promise<WrittenOrder> {
  const now = shop.now()
  const totalPaise = draft.totals.total + draft.feePaise
  const duePaise = totalPaise - creditSum(draft.credits ?? []) - creditSum(draft.giftCards ?? [])
  const isSure = duePaise === 0 || draft.isPaid
  const outcome = draft.atDoor?.decision.outcome
  const state = isSure ? 'confirmed' : firstStateFor(draft.method, outcome)
  const pieces = draft.lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const ids = pieces.map((piece) => piece.productId)
  if (draft.bound && state !== 'confirmed') await lockBound(tx, draft.bound)
  const { orderId: id, mailId, makingDays, images } = await prepareOrder(tx, ids)
  const secured = await (state === 'confirmed' ? take : keep)(tx, draft, { id, pieces, now })
  if (draft.coupon) await spendCoupon(tx, draft.coupon, customerOf(draft))
  await spendWithin(tx, draft, id, now)
  const { columns, statements } = await secured.number()
  const token = randomBytes(16).toString('base64url')
  const confirm_before = confirmBefore(draft, now)
  const times = { placed_at: now, updated_at: now, confirm_before }
  const buyer_pan = draft.pan ? sealPan(shop, draft.pan, token) : null
  const fresh = { id, token, buyer_pan, state, total_paise: totalPaise, ...times }
  const promised = promisesOf(draft, now, makingDays ?? 0)
  const order = { id, number: columns.number, token, state, totalPaise }
  const email = { mailId, orderId: id, email: draft.contact.email }
  await writeAtOnce(tx, [
    orderInsert(tx, { ...columnsOf(draft), ...promised, ...columns, ...fresh }),
    linesInsert(tx, id, lineColumns(draft.lines, images)),
    ...statements,
    ...belongings(tx, draft, { ...order, duePaise }, now),
    ...tellBuyerInserts(tx, shop, email, draft.exchange ? 'exchange-made' : 'order-placed'),
    ...alongside(order),
  ])
  noteOrder(tx, { token, number: order.number, totalPaise, at: now })
  return order
}

/** Pays with the gift cards and the store credit that were shown in the total, whole or not at all. */
async function spendWithin(tx: Query, draft: OrderDraft, orderId: number, now: number) {
  const { userId } = draft.actor
  await spendCards(tx, draft.giftCards ?? [], { orderId, userId, now })
  await spendCredits(tx, draft.credits ?? [], { orderId, userId, now })
}

/** Until when its buyer may confirm an order of which the rules want that. */
const confirmBefore = ({ atDoor }: OrderDraft, now: number) =>
  atDoor?.decision.outcome === 'confirm' ? now + atDoor.confirmHours * 3_600_000 : null

const customerOf = (draft: OrderDraft) => ({ userId: draft.userId, ...draft.contact })

type Wanted = { id: number; pieces: Piece[]; now: number }

/** Takes the pieces of a sale that is sure out of the stock and into the ledger. */
async function take(tx: Query, { owner, actor }: OrderDraft, { id, pieces, now }: Wanted) {
  const left = await takePieces(tx, pieces, owner, { now })
  await refuseMissing(tx, pieces, left, owner, now)
  const entry = { reason: 'order' as const, orderId: id, userId: actor.userId, now }
  return {
    async number() {
      const { number, revision } = await numbersOfSale(tx, now)
      return {
        columns: { number, invoice_number: null, has_stock: 1, held_until: null },
        statements: [
          ...holdDeletes(tx, owner),
          takenInsert(tx, pieces, left, entry),
          revisionUpdate(tx, [...left.keys()], revision),
        ],
      }
    },
  }
}

/**
 * Keeps the pieces of an order aside that waits for its money. What goes beyond the limits of a stranger is
 * ordered without being kept, as long as it is free.
 */
async function keep(tx: Query, draft: OrderDraft, { id, pieces, now }: Wanted) {
  const { owner, holdKind: kind, bound, exchange } = draft
  await releaseHolds(tx, owner)
  const expiresAt = exchange
    ? exchange.heldUntil
    : (confirmBefore(draft, now) ?? (await paidBy(tx, draft, now)))
  const own = { orderId: id }
  const held = bound
    ? await keepWithin(tx, pieces, { ...bound, kind, expiresAt, owner: own, now })
    : await keepAside(tx, pieces, { kind, expires_at: expiresAt, owner: own, now })
  const unkept = pieces.filter((piece) => !held.has(piece.productId))
  const free = bound ? await freeFor(tx, unkept, own, now) : new Set<number>()
  const missing = unkept.filter((piece) => !free.has(piece.productId))
  await refuseMissing(tx, missing, free, own, now)
  const held_until = held.size > 0 ? expiresAt : null
  return {
    async number() {
      const number = await orderNumberFor(tx, now)
      const columns = { number, invoice_number: null, has_stock: 0, held_until }
      return { columns, statements: [] as Statement[] }
    },
  }
}

/** Until when it waits for its money, by the way that was agreed. */
async function paidBy(tx: Query, { bound, holdKind, atDoor, method }: OrderDraft, now: number) {
  const { lengths } = bound?.limits ?? (await holdLimits({ read: tx }))
  return holdUntil(holdKind, now, lengths, atDoor?.advanceBy ?? method)
}

type Had = { has(productId: number): boolean }

async function refuseMissing(tx: Query, pieces: Piece[], had: Had, owner: Owner, now: number) {
  const missing = pieces.map((piece) => piece.productId).filter((id) => !had.has(id))
  if (missing.length > 0) throw await goneError(tx, missing, owner, now)
}

type Opened = WrittenOrder & { duePaise: Paise }

/** The use of its coupon, the beginning of its timeline, the payment that it waits for. */
function belongings(tx: Query, draft: OrderDraft, order: Opened, now: number): Statement[] {
  const { id: orderId, state, duePaise } = order
  const { actor, coupon, atDoor } = draft
  const use =
    coupon && couponUseInsert(tx, { couponId: coupon.id, orderId, now, ...customerOf(draft) })
  const method = atDoor?.advanceBy ?? draft.method
  // Cash comes at the door: until then there is nothing to wait for but an advance.
  const isAwaited = !draft.exchange && duePaise > 0 && (!isAtDoor(method) || draft.isPaid)
  const payment = {
    order_id: orderId,
    method,
    state: 'awaiting' as const,
    amount_paise: advanceIn(draft) || duePaise,
  }
  return [
    eventInsert(tx, { orderId, kind: 'placed', to: state, actor, now }),
    ...(use ? [use] : []),
    ...(isAwaited ? [paymentInsert(tx, { ...payment, created_at: now, updated_at: now })] : []),
  ]
}
