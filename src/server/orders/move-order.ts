import { ShopError } from '#domain/errors.ts'
import { canMove, goesBackOnSale, type OrderActor, type OrderState } from '#domain/order.ts'
import { moneyOf } from '#domain/refund.ts'
import { refusal } from '#domain/refusals/list.ts'
import { isDeliveryCredited, type ReturnCause } from '#domain/return.ts'
import type { SaidOfOrder } from '#domain/said/of-orders.ts'
import { giveUseBack } from '../coupons/queries.ts'
import { cancelInvoiceOf } from '../documents/cancel-document.ts'
import { creditWhatIsBack } from '../documents/credit-what-is-back.ts'
import { issueInvoice } from '../documents/issue-invoice.ts'
import { setState } from '../order-records/change-queries.ts'
import { dropOpenPayments } from '../order-records/drop-payments.ts'
import { linesOf, type OrderRow, orderById, paiseOf } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { lockProducts, type Piece, releaseHolds } from '../stock/hold-queries.ts'
import { goneError, noteTaken, restock, tryTakeStock } from '../stock/move-stock.ts'
import type { OrderEmail } from './announcing/order-emails.ts'
import { tellBuyer } from './announcing/tell-buyer.ts'
import { countBack, merged } from './count-back.ts'
import { refuseBeforePaid } from './editing/refuse-before-paid.ts'
import { insertEvent, warnOfLateNote } from './event-queries.ts'
import { refuseWithoutEwayBill } from './parcels/eway-bill.ts'
import { openRefundOf } from './refunds/refund-queries.ts'
import { returnCreditOf } from './refunds/return-credit.ts'
import { askRest, refuseBeforeRest } from './rests/ask-rest.ts'

export type Mover = { kind: OrderActor; userId: number | null }

export type Move = {
  to: OrderState
  by: Mover
  /** The state that whoever moves it saw; whichever it is when left out. */
  from?: OrderState | undefined
  /** Said in the timeline. */
  words?: string
  /** The same, where the shop itself says it. */
  said?: SaidOfOrder
  /** False to move without an email. */
  isTold?: boolean
  /** The email, where it is another than is usual for this state. */
  email?: OrderEmail
  /** Where an order goes that would be confirmed but for pieces that are sold; refused when left out. */
  whenGone?: OrderState
  /** Whether the pieces go back on sale; what is usual when left out. */
  isRestocked?: boolean
  /** Of a parcel that comes back: the carrier lost it, or the buyer did not take it. */
  cause?: ReturnCause | undefined
  /** Rupees that staff have seen to be missing of an order that is packed or sent all the same. */
  acceptedDue?: number | undefined
  /** Whether delivery and fee are credited with the pieces; as the cause has it when left out. */
  isDeliveryCredited?: boolean | undefined
}

/** Brings an order to its next state with everything that this means for stock, money and emails. */
export async function moveOrder(tx: Query, shop: Shop, id: number, move: Move): Promise<OrderRow> {
  const order = await orderById(tx, id)
  if (!order) throw new ShopError('no-such-order')
  const { by } = move
  refuseMoved(order.state, move)
  refuseIllegal(order.state, move.to, by)
  if (move.to === 'packed' || move.to === 'shipped') refuseBeforeRest(order)
  refuseBeforePaid(order, move)
  const now = shop.now()
  const { to = move.to, ...changes } = await consequences(tx, order, move, now)
  refuseIllegal(order.state, to, by)
  if (to === 'shipped') await refuseWithoutEwayBill(tx, order, now)
  const hasMoved = await setState(tx, id, order.state, { ...changes, state: to, updated_at: now })
  if (!hasMoved) throw refused(order.state, to)
  const moved = { ...order, ...changes, state: to, updated_at: now }
  await askRest(tx, moved, now)
  const step = { from: order.state, to, words: move.words ?? '', said: move.said }
  await insertEvent(tx, { orderId: id, kind: 'moved', ...step, actor: by, now })
  const email = (to === move.to && move.email) || emailFor[to]
  if (email && move.isTold !== false) await tellBuyer(tx, shop, order, email)
  return moved
}

function refuseMoved(state: OrderState, { from = state }: Move) {
  if (from === state) return
  throw new ShopError(refusal('order-moved', { state, seen: from }), { current: { state } })
}

function refuseIllegal(from: OrderState, to: OrderState, by: Mover) {
  if (!canMove(from, to, by.kind)) throw refused(from, to)
}

const refused = (from: OrderState, to: OrderState) =>
  new ShopError(refusal('order-cannot-become', { from, to }))

/** What changes with the state; `to` where the order goes elsewhere than it was to. */
type Changes = Partial<
  Pick<
    OrderRow,
    | 'has_stock'
    | 'held_until'
    | 'invoice_number'
    | 'delivered_at'
    | 'credited_paise'
    | 'refunded_paise'
    | 'rest_before'
  >
> & { to?: OrderState }

/** What must happen before the state may change, and which columns change with it. */
async function consequences(tx: Query, order: OrderRow, move: Move, now: number): Promise<Changes> {
  switch (move.to) {
    case 'confirmed':
      return order.has_stock === 1 ? {} : await confirm(tx, order, move, now)
    case 'cancelled':
      return cancel(tx, order, move, now)
    case 'shipped':
      return dispatch(tx, order, move.by, now)
    case 'delivered':
      return { delivered_at: now }
    case 'returned':
      return comeBack(tx, order, move, now)
    case 'refunded':
      return refuseUnpaid(tx, order)
    default:
      return {}
  }
}

/** Takes the pieces that were only kept aside. */
async function confirm(tx: Query, order: OrderRow, { by, whenGone }: Move, now: number) {
  const pieces = await piecesOf(tx, order.id)
  const owner = { orderId: order.id }
  const { left, missing } = await tryTakeStock(tx, pieces, owner, now)
  if (missing.length > 0 && !whenGone) throw await goneError(tx, missing, owner, now)
  await releaseHolds(tx, owner)
  if (missing.length > 0 && whenGone) return { to: whenGone, held_until: null }
  await noteTaken(tx, pieces, left, { reason: 'order', orderId: order.id, userId: by.userId, now })
  return { has_stock: 1, held_until: null }
}

/** The invoice is made as the goods leave (CGST Act, section 31), unless it lies in the parcel already. */
async function dispatch(tx: Query, order: OrderRow, by: Mover, now: number) {
  const { number } = await issueInvoice(tx, order.id, { userId: by.userId, now })
  return { invoice_number: number }
}

async function cancel(tx: Query, order: OrderRow, move: Move, now: number) {
  // As whoever orders: the pieces, then the coupon, then what everybody waits for.
  const ids = (await piecesOf(tx, order.id)).map((piece) => piece.productId)
  await lockProducts(tx, ids)
  const reason = 'The order was cancelled.'
  if (!(await cancelInvoiceOf(tx, order.id, { reason, now }))) {
    const all = { returned: 'all', delivery: true, reason } as const
    await creditWhatIsBack(tx, order.id, all, { userId: move.by.userId, now })
  }
  await giveUseBack(tx, order.id)
  const stock = await takeBack(tx, order, move, now)
  await releaseHolds(tx, { orderId: order.id })
  await dropOpenPayments(tx, order.id, now)
  const credit = await returnCreditOf(tx, order, move.by, now)
  const over = { held_until: null, rest_before: null, credited_paise: order.total_paise }
  return { ...stock, ...credit, ...over }
}

/** All that was not credited yet is, in a note: what came back, and what the carrier lost on the way. */
async function comeBack(tx: Query, order: OrderRow, move: Move, now: number) {
  const { by, cause } = move
  const stock = await takeBack(tx, order, move, now)
  const delivery = move.isDeliveryCredited ?? isDeliveryCredited(cause, paiseOf(order))
  const all = { returned: 'all', delivery, reason: causeWords[cause ?? 'none'] } as const
  const credit = await creditWhatIsBack(tx, order.id, all, { userId: by.userId, now })
  if (credit.isTooLate) await warnOfLateNote(tx, order.id, now)
  return stock
}

const causeWords = {
  none: 'The pieces are back.',
  refused: 'The parcel was not taken.',
  lost: 'The parcel was lost on the way.',
} as const

/** Nobody is told of a refund before all the money has gone back. */
async function refuseUnpaid(tx: Query, order: OrderRow) {
  const isDone = order.refunded_paise > 0 && moneyOf(paiseOf(order)).owedPaise === 0
  if (isDone && (await openRefundOf(tx, order.id)) === 0) return {}
  throw new ShopError('order-not-all-refunded')
}

/** Puts the pieces that were taken back on sale, if they go there; what is torn or lost stays taken. */
async function takeBack(tx: Query, order: OrderRow, { to, by, isRestocked }: Move, now: number) {
  if (order.has_stock === 0 || !goesBackOnSale(to, isRestocked)) return {}
  const reason = to === 'returned' ? to : 'cancelled'
  const entry = { reason, orderId: order.id, userId: by.userId, now } as const
  const { pieces } = await countBack(tx, order.id)
  await restock(tx, pieces, entry)
  return { has_stock: 0 }
}

/** How many pieces of each product an order holds. */
export async function piecesOf(tx: Query, orderId: number): Promise<Piece[]> {
  return merged(await linesOf(tx, [orderId]))
}

const emailFor: Partial<Record<OrderState, OrderEmail>> = {
  confirmed: 'order-placed',
  packed: 'order-packed',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  on_hold: 'order-on-hold',
  cancelled: 'order-cancelled',
  returned: 'order-returned',
  refunded: 'order-refunded',
}
