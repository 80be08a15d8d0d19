import { restUntil } from '#domain/holds/hold.ts'
import type { Paise } from '#domain/money.ts'
import { holdsStock } from '#domain/order.ts'
import { onCards, spendCards } from '../gift-cards/spend-cards.ts'
import { awaitPayment } from '../order-records/await-payment.ts'
import { addMoney, changeOrder } from '../order-records/change-queries.ts'
import { openPayment } from '../order-records/payment-queries.ts'
import { namedOrder, type OrderRow } from '../order-records/queries.ts'
import { tellBuyer } from '../orders/announcing/tell-buyer.ts'
import { insertEvent, warnStaff } from '../orders/event-queries.ts'
import { type Mover, moveOrder } from '../orders/move-order.ts'
import { giveToCards } from '../orders/refunds/card-refund.ts'
import { giveCredit } from '../orders/refunds/credit-refund.ts'
import { nameRefund as nameDocuments } from '../orders/refunds/name-refund.ts'
import { insertRefund } from '../orders/refunds/refund-queries.ts'
import { keepLonger } from '../payments/keep-longer.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { owedOfReturn } from './owed-of-return.ts'
import { lockReturn, nameRefund, returnsOf, setResolution, stepReturn } from './queries.ts'

/** A return, its order, and the order of the saree that comes instead. */
type Exchange = { returnId: number; orderId: number; nextId: number }

/**
 * The old saree is here: what its note credits pays the order of the new one at once. A dearer one waits for the rest; of a
 * cheaper one the rest is owed, and goes back as money or credit when the return is closed. Of the same price nothing is left.
 * What the courier has not brought yet pays nothing: the exchange goes on by itself once it is recorded.
 */
export async function settleExchange(tx: Query, shop: Shop, exchange: Exchange, by: Mover) {
  const { returnId } = exchange
  // Locked first: what is given back at this moment otherwise is seen, or waits and sees this.
  await addMoney(tx, exchange.orderId, {})
  const order = await namedOrder(tx, exchange.orderId)
  const next = await namedOrder(tx, exchange.nextId)
  if (!holdsStock(next.state) && next.state !== 'shipped' && next.state !== 'delivered')
    return warnOfGone(tx, order, next, shop.now())
  const { backPaise, isPaid } = await owedOfReturn(tx, order, returnId)
  if (!isPaid) return warnOfUnpaid(tx, order, next, shop.now())
  const paise = Math.min(backPaise, next.total_paise - next.paid_paise)
  if (paise > 0) await payByNote(tx, shop, { order, next, returnId, paise }, by)
  await goOn(tx, shop, next.id, by)
  await setResolution(tx, returnId, 'exchanged')
  if (backPaise === paise) await stepReturn(tx, returnId, 'received', { state: 'closed' })
}

/** Exchanges of an order that waited for its money. */
export async function settleWaiting(tx: Query, shop: Shop, orderId: number, by: Mover) {
  for (const { id: returnId } of await returnsOf(tx, orderId)) {
    // Whoever closes it at this moment comes first, and has settled it.
    const asked = await lockReturn(tx, returnId)
    if (asked?.state !== 'received' || asked.resolution !== '') continue
    const { exchange_order_id: nextId } = asked
    if (nextId !== null) await settleExchange(tx, shop, { returnId, orderId, nextId }, by)
  }
}

type Pay = { order: OrderRow; next: OrderRow; returnId: number; paise: Paise }

/**
 * Refunds of the old order which the new one spends in the same breath: to the gift cards that paid it as far as they did, so
 * that they get it back if the new one is cancelled (decision 32), and as store credit.
 */
async function payByNote(tx: Query, shop: Shop, pay: Pay, by: Mover) {
  const onCardsPaise = pay.order.gift_card_paise > 0 ? await onCards(tx, pay.order.id) : 0
  const byCards = Math.min(pay.paise, onCardsPaise)
  if (byCards > 0) await payBy(tx, shop, 'gift_card', { ...pay, paise: byCards }, by)
  const paise = pay.paise - byCards
  if (paise === 0) return
  const order = await namedOrder(tx, pay.order.id)
  await payBy(tx, shop, 'store_credit', { ...pay, order, paise }, by)
}

type Method = 'gift_card' | 'store_credit'

/** One refund of the old order that pays as much of the new one. */
async function payBy(tx: Query, shop: Shop, method: Method, pay: Pay, by: Mover) {
  const { order, next, returnId, paise } = pay
  const { userId } = by
  const now = shop.now()
  const named = await nameDocuments(tx, order, { amount: paise, returnId })
  const refundId = await insertRefund(tx, {
    ...named,
    ...{ order_id: order.id, payment_id: null, amount_paise: paise, method },
    ...{ reason: `Exchange: ${next.number}`, user_id: userId, created_at: now, state: 'done' },
  })
  await addMoney(tx, order.id, { refundedPaise: paise })
  const given = { refundId, paise, by }
  if (method === 'gift_card') {
    const cards = await giveToCards(tx, shop, order, given)
    await spendCards(tx, cards, { orderId: next.id, userId, now, isForced: true })
    await addMoney(tx, next.id, { paidPaise: paise, cardPaise: paise })
  } else {
    await giveCredit(tx, shop, order, { ...given, chosenBy: returnId, spentOn: next.id })
    await addMoney(tx, next.id, { paidPaise: paise, creditPaise: paise })
  }
  await noteExchange(tx, pay, { refundId, by, now })
}

async function noteExchange(
  tx: Query,
  { order, next, returnId, paise }: Pay,
  { refundId, by, now }: { refundId: number; by: Mover; now: number },
) {
  await nameRefund(tx, returnId, refundId)
  const said = { code: 'paid-for-order' as const, params: { paise, number: next.number } }
  await insertEvent(tx, { orderId: order.id, kind: 'refunded', said, actor: by, now })
  await insertEvent(tx, { orderId: next.id, kind: 'paid', actor: by, now })
}

/** The new order is confirmed where nothing is left to pay, or asks for the rest; also where staff sent it before. */
async function goOn(tx: Query, shop: Shop, nextId: number, { userId }: Mover) {
  const next = await namedOrder(tx, nextId)
  const by = { kind: 'system', userId } as const
  const due = next.total_paise - next.paid_paise
  if (due <= 0) {
    if (next.state !== 'pending_payment') return
    const move = { to: 'confirmed', whenGone: 'on_hold', email: 'order-paid', by } as const
    await moveOrder(tx, shop, nextId, move)
    return
  }
  if (await openPayment(tx, nextId)) return
  const now = shop.now()
  const asked = { orderId: nextId, method: next.payment_method, amountPaise: due }
  await awaitPayment(tx, { ...asked, now })
  await changeOrder(tx, nextId, { updated_at: now })
  const until = restUntil(next.held_until, now)
  if (next.state === 'pending_payment') await keepLonger(tx, next, { until, now, bound: null })
  if (next.state === 'pending_payment') await tellBuyer(tx, shop, next, 'order-placed')
}

/** The reserved saree went elsewhere or was given up: the buyer chooses again. */
function warnOfGone(tx: Query, order: OrderRow, next: OrderRow, now: number) {
  const params = { number: next.number, state: next.state }
  return warnStaff(tx, order.id, { code: 'exchange-gone', params }, now)
}

/** Nothing pays the new order before the money of the old one is in the shop. */
function warnOfUnpaid(tx: Query, order: OrderRow, next: OrderRow, now: number) {
  const params = { number: next.number }
  return warnStaff(tx, order.id, { code: 'exchange-unpaid', params }, now)
}
