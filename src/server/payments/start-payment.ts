import { countryOf } from '#domain/delivery/delivery-country.ts'
import type { DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { holdUntil } from '#domain/holds/hold.ts'
import { awaitsRest } from '#domain/payment.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import { isAtDoor, isGateway } from '#domain/payment-methods.ts'
import { moneyOf } from '#domain/refund.ts'
import { lockOrder } from '../documents/queries.ts'
import { awaitedAnew } from '../order-records/await-payment.ts'
import { changeOrder, takeExtension } from '../order-records/change-queries.ts'
import { dropOpenPayments, endLinkLater } from '../order-records/drop-payments.ts'
import { openPayment, paymentById } from '../order-records/payment-queries.ts'
import {
  type OrderRow,
  type PaymentRow,
  paidWithinPaise,
  paiseOf,
} from '../order-records/queries.ts'
import { orderPath } from '../orders/announcing/order-emails.ts'
import { dueBefore } from '../orders/editing/ask-difference.ts'
import { piecesOf } from '../orders/move-order.ts'
import { addressOf } from '../orders/present.ts'
import { choicesFor, type PaymentOptions, paymentOptions } from '../payment-methods/choices.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { openRazorpay } from '../razorpay/razorpay.ts'
import { type Bound, lockBound } from '../stock/keep-within.ts'
import { holdLimits } from '../stock/limits.ts'
import { goneError } from '../stock/move-stock.ts'
import { setLink } from './gateway-queries.ts'
import { isStillFree, keepLonger } from './keep-longer.ts'
import { linkReference } from './link-reference.ts'

/** Razorpay wants a link to live a quarter of an hour at least. */
const shortestLinkMs = 16 * 60_000

/**
 * Begins, or begins again, to pay an order that waits for its money; answers where to go for it.
 * Pieces that are kept no more must still be free; within the limits they are kept anew once, where no
 * transfer can be named later that would keep them.
 */
export async function startPayment(
  shop: Shop,
  order: OrderRow,
  method: PaymentMethod,
  bound: Bound | null,
): Promise<string | null> {
  refuseUnawaited(order)
  if (order.exchange_of !== null && paidWithinPaise(order) === 0)
    throw new ShopError('exchange-not-arrived')
  const options = await paymentOptions(shop)
  refuseMethod(options, order, method, await shop.deliveryTerms())
  const payment = await shop.db.write((tx) => prepare(tx, shop, order, { method, bound }))
  if (!isGateway(method)) return null
  return payment.gateway_url ?? (await makeLink(shop, order, payment))
}

function refuseUnawaited(order: OrderRow) {
  const isAwaited = order.state === 'pending_payment' && order.confirm_before === null
  if (!isAwaited && !isRest(order)) throw new ShopError('awaits-no-payment')
}

const isRest = (order: OrderRow) =>
  awaitsRest({
    ...{ state: order.state, method: order.payment_method },
    duePaise: moneyOf(paiseOf(order)).duePaise,
  })

function refuseMethod(
  options: PaymentOptions,
  order: OrderRow,
  method: PaymentMethod,
  terms: DeliveryTerms,
) {
  const to = addressOf(order)
  const abroad = isAbroad(to) ? (countryOf(terms.countries, to) ?? unknown) : undefined
  const payable = { totalPaise: dueBefore(order), pin: to.pin, abroad }
  const choice = choicesFor(options, payable).find((one) => one.method === method)
  const told = isAtDoor(method) || !choice ? 'way-not-offered' : choice.refusal
  if (told !== null) throw new ShopError(told, { at: 'method' })
}

/** A country that the shop has taken out of its list since. */
const unknown = { isUpiAllowed: false }

type Input = { method: PaymentMethod; bound: Bound | null }

async function prepare(tx: Query, shop: Shop, seen: OrderRow, input: Input) {
  const { method, bound } = input
  const now = shop.now()
  if (bound) await lockBound(tx, bound)
  // Of several ways that are chosen at once the last one counts, and none of an order that was paid or cancelled meanwhile.
  const order = (await lockOrder(tx, seen.id)) ?? seen
  refuseUnawaited(order)
  if (order.has_stock === 0 && (order.held_until ?? 0) <= now)
    await secureAnew(tx, order, input, now)
  const open = await openPayment(tx, order.id)
  if (open?.method === method) return open
  await dropOpenPayments(tx, order.id, now)
  // What is left of an advance is paid at the door, as was agreed; a rest changes nothing of how the order was paid.
  const isAdvance = order.advance_paise > 0 && isAtDoor(order.payment_method)
  const agreed = isAdvance || isRest(order) ? {} : { payment_method: method }
  await changeOrder(tx, order.id, { ...agreed, updated_at: now })
  return awaitedAnew(tx, { orderId: order.id, method, amountPaise: dueBefore(order), now })
}

/** Pieces that were kept no more are there still, or named when others have them. */
async function secureAnew(tx: Query, order: OrderRow, { method, bound }: Input, now: number) {
  // A transfer that is named keeps them; a gateway answers within minutes.
  const mayKeep = !bound || (isGateway(method) && (await takeExtension(tx, order.id, now)))
  const { lengths } = bound?.limits ?? (await holdLimits({ read: tx }))
  const until = holdUntil('pending-payment', now, lengths, method)
  const isFree = mayKeep
    ? await keepLonger(tx, order, { until, now, bound })
    : await isStillFree(tx, order, now)
  if (isFree) return
  const ids = (await piecesOf(tx, order.id)).map((piece) => piece.productId)
  throw await goneError(tx, ids, { orderId: order.id }, now)
}

async function makeLink(shop: Shop, order: OrderRow, payment: PaymentRow): Promise<string> {
  const { publicUrl, razorpay } = shop.config
  if (!razorpay) throw new ShopError('way-not-offered')
  const now = shop.now()
  const link = await openRazorpay(razorpay).createLink({
    amountPaise: payment.amount_paise,
    reference: linkReference(order, payment),
    description: `Order ${order.number}`,
    customer: { name: order.full_name, email: order.email, mobile: order.mobile },
    returnTo: `${publicUrl}${orderPath(order.token)}`,
    expiresAt: Math.max(now + shortestLinkMs, order.held_until ?? 0),
  })
  const isWanted = await shop.db.write(async (tx) => {
    await setLink(tx, payment.id, { id: link.id, url: link.short_url })
    const is = (await paymentById(tx, payment.id))?.state === 'awaiting'
    if (!is) await endLinkLater(tx, payment, shop.now())
    return is
  })
  if (isWanted) return link.short_url
  throw new ShopError('paid-another-way')
}
