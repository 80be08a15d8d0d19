import type { ClosingForm, DecisionForm, ReceiptForm } from '#contract/returns/types.ts'
import { ShopError } from '#domain/errors.ts'
import { toPaise } from '#domain/money.ts'
import { moneyOf } from '#domain/refund.ts'
import { refusal } from '#domain/refusals/list.ts'
import {
  canStep,
  isBack,
  isShopsFault,
  type Resolution,
  type ReturnReason,
  type ReturnState,
} from '#domain/return.ts'
import { creditWhatIsBack } from '../documents/credit-what-is-back.ts'
import { linesOf, namedOrder, type OrderRow, paiseOf } from '../order-records/queries.ts'
import { tellBuyer } from '../orders/announcing/tell-buyer.ts'
import { countBack } from '../orders/count-back.ts'
import { insertEvent, warnOfLateNote } from '../orders/event-queries.ts'
import { type Mover, moveOrder } from '../orders/move-order.ts'
import { refundOrder } from '../orders/refunds/refund-order.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { restock } from '../stock/move-stock.ts'
import {
  keptExchange,
  lockReturn,
  nameRefund,
  type ReturnRow,
  returnLines,
  returnsOf,
  setResolution,
  stepReturn,
} from './queries.ts'
import { settleExchange } from './settle-exchange.ts'

/** Staff accept a return or refuse it; the buyer is told either way. */
export async function decideReturn(tx: Query, shop: Shop, form: DecisionForm, by: Mover) {
  const to = form.isApproved ? 'approved' : 'refused'
  const { asked, order } = await open(tx, form.id, to)
  const decision = form.words ?? ''
  if (!form.isApproved) await giveUpExchange(tx, shop, asked, by)
  await step(tx, asked, { state: to, decision, decided_at: shop.now(), user_id: by.userId })
  await note(tx, shop, order, by, decision === '' ? to : `${to}: ${decision}`)
  await tellBuyer(tx, shop, order, form.isApproved ? 'return-approved' : 'return-refused')
}

/** The saree that was kept for an exchange is free again; refused where its order has gone on. */
async function giveUpExchange(tx: Query, shop: Shop, asked: ReturnRow, by: Mover) {
  const made = await keptExchange(tx, asked.id)
  if (!made) return
  if (made.state !== 'pending_payment')
    throw new ShopError(refusal('exchange-made', { number: made.number }))
  const said = { code: 'return-not-accepted' as const, params: {} }
  await moveOrder(tx, shop, made.id, { to: 'cancelled', by, said })
}

/** The pieces are back; once all of an order are, and none for an exchange, the order itself has come back. */
export async function receiveReturn(tx: Query, shop: Shop, form: ReceiptForm, by: Mover) {
  const { asked, order } = await open(tx, form.id, 'received')
  const now = shop.now()
  const lines = await returnLines(tx, [asked.id])
  const back = await countBack(tx, order.id, lines)
  // What came back with the whole order has been counted then.
  const isRestocked = form.isRestocked && back.pieces.length > 0
  await step(tx, asked, {
    state: 'received',
    received_at: now,
    is_restocked: isRestocked ? 1 : 0,
  })
  if (isRestocked) {
    const entry = { reason: 'returned' as const, orderId: order.id, userId: by.userId, now }
    await restock(tx, back.pieces, entry)
  }
  await credit(tx, shop, { asked, isDeliveryCredited: form.isDeliveryCredited }, by)
  await note(tx, shop, order, by, 'received')
  const { id: returnId, exchange_order_id: nextId } = asked
  if (nextId !== null) await settleExchange(tx, shop, { returnId, orderId: order.id, nextId }, by)
  const isExchanged = await hasExchange(tx, order.id)
  if (back.isWhole && !isExchanged && order.state === 'delivered')
    await moveOrder(tx, shop, order.id, { to: 'returned', by, ...creditedAlready })
  else await tellBuyer(tx, shop, order, 'order-returned')
}

/** The note of the return says what goes back: the order's coming back adds no delivery that nobody is at fault for. */
const creditedAlready = { isDeliveryCredited: false }

/** Ends a return; the money, if any goes back, is a refund of the order. */
export async function closeReturn(tx: Query, shop: Shop, form: ClosingForm, by: Mover) {
  const { asked, order } = await open(tx, form.id, 'closed')
  await refuseWaiting(tx, asked)
  // The state comes first: of several who close it at once one goes on to the money.
  await step(tx, asked, { state: 'closed' })
  // Received before notes were made of returns.
  if (order.credited_paise === 0) await credit(tx, shop, { asked }, by)
  const resolution = resolutionOf(form)
  await setResolution(tx, asked.id, resolution)
  if (!form.refund) return
  const chosenBy = asked.credit_chosen_at === null ? null : asked.id
  const named = { reason: asked.wish, returnId: asked.id, chosenBy }
  const refund = { id: order.id, ...form.refund, ...named }
  const credited = await namedOrder(tx, order.id)
  const isAll = toPaise(refund.amount) === moneyOf(paiseOf(credited)).owedPaise
  const isWhole = await isWholeBack(tx, order.id)
  // An exchange that became a refund of everything is a return after all.
  if (isAll && isWhole && order.state === 'delivered')
    await moveOrder(tx, shop, order.id, { to: 'returned', by, isTold: false, ...creditedAlready })
  await nameRefund(tx, asked.id, await refundOrder(tx, shop, refund, by))
}

/** Closed, its new order would wait for a saree that is here and for money that nobody brings over any more. */
async function refuseWaiting(tx: Query, asked: ReturnRow) {
  const made = await keptExchange(tx, asked.id)
  if (made?.state !== 'pending_payment') return
  throw new ShopError(refusal('exchange-waits', { number: made.number }))
}

/** A rest of an exchange goes back as money or credit: then it ends as what it was. */
const resolutionOf = ({ refund }: ClosingForm): Resolution =>
  refund === null ? 'nothing' : refund.method === 'store_credit' ? 'credited' : 'refunded'

type Credited = { asked: ReturnRow; isDeliveryCredited?: boolean | undefined }

/** The credit note of a return that is back: with the delivery where the shop was at fault and all came back, or staff say so. */
async function credit(tx: Query, shop: Shop, { asked, isDeliveryCredited }: Credited, by: Mover) {
  const { id: returnId, order_id } = asked
  const isWholeFault = isShopsFault(asked.reason) && (await isWholeBack(tx, order_id))
  const lines = await returnLines(tx, [returnId])
  const back = {
    returned: lines.map((line) => ({ lineId: line.order_line_id, quantity: line.quantity })),
    delivery: isDeliveryCredited || isWholeFault,
    ...{ reason: reasons[asked.reason], returnId },
  }
  const now = shop.now()
  const made = await creditWhatIsBack(tx, order_id, back, { userId: by.userId, now })
  if (made.isTooLate) await warnOfLateNote(tx, order_id, now)
}

/** As a credit note says it. */
const reasons: Record<ReturnReason, string> = {
  damaged: 'Returned: damaged',
  'wrong-piece': 'Returned: another piece than ordered',
  'not-as-described': 'Returned: not as described',
  colour: 'Returned: the colour',
  'changed-mind': 'Returned',
  other: 'Returned',
}

/** A return that nobody else goes on with until this transaction ends: an exchange may be made of it at the same time. */
async function open(tx: Query, id: number, to: ReturnState) {
  const asked = await lockReturn(tx, id)
  if (!asked) throw unknownReturn()
  refuseStep(asked, to)
  return { asked, order: await namedOrder(tx, asked.order_id) }
}

export const unknownReturn = () => new ShopError('no-such-return')

function refuseStep(asked: ReturnRow, to: ReturnState) {
  if (!canStep(asked.state, to))
    throw new ShopError(refusal('return-cannot-become', { from: asked.state, to }))
}

async function step(
  tx: Query,
  asked: ReturnRow,
  columns: Partial<ReturnRow> & { state: ReturnState },
) {
  const isDone = await stepReturn(tx, asked.id, asked.state, columns)
  if (!isDone) throw new ShopError('return-moved')
}

async function note(tx: Query, shop: Shop, order: OrderRow, by: Mover, words: string) {
  const event = { orderId: order.id, kind: 'return' as const, words, actor: by, now: shop.now() }
  await insertEvent(tx, event)
}

/** Whether any of the pieces that came back did so for another saree. */
async function hasExchange(tx: Query, orderId: number): Promise<boolean> {
  const back = (await returnsOf(tx, orderId)).filter(({ state }) => isBack(state))
  return back.some((one) => one.wish === 'exchange' || one.exchange_order_id !== null)
}

async function isWholeBack(tx: Query, orderId: number): Promise<boolean> {
  const lines = await linesOf(tx, [orderId])
  return lines.every((line) => line.back_quantity === line.quantity)
}
