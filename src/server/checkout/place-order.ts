import type { OrderForm, PlacedOrder } from '#contract/orders/types.ts'
import type { CartTotals } from '#domain/cart.ts'
import { type DeliveryTerms, termsAt } from '#domain/delivery/delivery-terms.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { type Paise, toPaise, toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { policy } from '#domain/policy.ts'
import { refusal, type Told } from '#domain/refusals/list.ts'
import { isClosedToBusinesses } from '#domain/tax/e-invoice.ts'
import { rememberAddress } from '../accounts/address-book/address-book.ts'
import { soldOf } from '../cart/cart-tax.ts'
import { hashOf } from '../cart/price-cart.ts'
import { dueOf, paidWithin, payableOf, type ReadCart, readCart } from '../cart/read-cart.ts'
import { doorFacts } from '../cod/decide.ts'
import { keptTerms } from '../delivery/read-terms.ts'
import { refuseClosedCountry } from '../delivery/refuse-closed-country.ts'
import { cartDelete, lockMobile, openCodOrders } from '../order-records/insert-queries.ts'
import { draftLine, type OrderDraft } from '../orders/order-draft.ts'
import { type WrittenOrder, writeOrder } from '../orders/write-order.ts'
import {
  type Choice,
  choicesFor,
  type PaymentOptions,
  paymentOptions,
} from '../payment-methods/choices.ts'
import { savedAsOf } from '../platform/cache/saved-as-of.ts'
import type { Query } from '../platform/db/database.ts'
import { type Counter, countWithin } from '../platform/http/rate-limit.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { answerUpdate, type Claim, claimKey, keptAnswer } from '../platform/idempotency/queries.ts'
import { answerFrom, keptMs } from '../platform/idempotency/request-key.ts'
import { noteOrder } from '../platform/integrity/note-orders.ts'
import type { Shop } from '../platform/shop.ts'
import type { Bound } from '../stock/keep-within.ts'
import { hasBought } from '../stock/limit-queries.ts'
import { goneError } from '../stock/move-stock.ts'
import { panOfSale } from '../tax/buyer-pan.ts'
import { isRegular, keptTaxContext, refuseUnlawful, type TaxContext } from '../tax/tax-context.ts'
import { type Booking, bookingAsked } from './offer-booking.ts'
import { doorCounters } from './order-limits.ts'

export type Answer = { status: number; body: string; isReplay: boolean }

type OrderInput = {
  visitor: Visitor
  bound: Bound
  form: OrderForm
  claim: Claim
  counters: Counter[]
  address: string
  language: Language
}
type Asked = OrderInput & {
  options: PaymentOptions
  taxContext: TaxContext | null
  terms: DeliveryTerms
}

/** Turns the visitor's cart into an order, once per key, in one durable transaction. */
export async function placeOrder(shop: Shop, input: OrderInput): Promise<Answer> {
  const saved = await savedAsOf(shop.db)
  const taxContext = await keptTaxContext(shop.db, shop.now(), saved)
  const everywhere = await keptTerms(shop.db, { saved })
  refuseClosedCountry(everywhere, input.form.address, shop.now())
  const terms = termsAt(everywhere, input.form.address)
  const asked = { ...input, options: await paymentOptions(shop, saved), taxContext, terms }
  try {
    return await shop.db.write((tx) => placeOnce(tx, shop, asked))
  } catch (error) {
    if (error instanceof ShopError) throw error
    shop.log.error({ err: error }, 'an order could not be confirmed')
    throw new ShopError('order-unsure', { retryAfterSeconds: 2 })
  }
}

async function placeOnce(tx: Query, shop: Shop, asked: Asked): Promise<Answer> {
  const { scope, key, requestHash } = asked.claim
  const now = shop.now()
  if (!(await claimKey(tx, asked.claim, now, keptMs))) {
    const kept = await keptAnswer(tx, scope, key, now)
    return replayOf(tx, answerFrom(kept, requestHash), now)
  }
  await countWithin(tx, shop, asked.counters)
  const draft = await draftOf(tx, shop, asked)
  const { cartId } = draft.owner
  const { userId } = draft
  if (asked.form.isAddressKept && userId !== null) {
    await rememberAddress(tx, userId, asked.form.address, now)
  }
  const answerTo = (order: WrittenOrder) => ({
    status: 201,
    body: JSON.stringify(presentPlaced(order, asked.form)),
  })
  const order = await writeOrder(tx, shop, draft, (written) => [
    ...(cartId ? [cartDelete(tx, cartId)] : []),
    answerUpdate(tx, scope, key, answerTo(written)),
  ])
  return { ...answerTo(order), isReplay: false }
}

/** The same answer once more; the process that gave it first may have died before the journal had the order. */
function replayOf(tx: Query, kept: ReturnType<typeof answerFrom>, at: number): Answer {
  const { token, number, total }: PlacedOrder = JSON.parse(kept.body)
  noteOrder(tx, { token, number, totalPaise: toPaise(total), at })
  return { ...kept, isReplay: true }
}

/** What is ordered, at today's prices: the browser's figures are only compared. */
async function draftOf(tx: Query, shop: Shop, asked: Asked): Promise<OrderDraft> {
  const { visitor, form } = asked
  const [now, { terms }] = [shop.now(), asked]
  const cart = await readCart(tx, visitor, { now, terms })
  await refuseUnsellable(tx, cart, now)
  const choice = await choiceOf(tx, shop, asked, cart)
  const { feePaise, prepaidDiscountPaise } = choice
  const booking = form.isBooked ? bookingAsked(asked.options.settings, cart, choice) : null
  refuseOtherSum(form, cart, choice, booking)
  if (dueOf(cart) > 0 && isAtDoor(form.paymentMethod))
    await refuseManyAtTheDoor(tx, shop, asked, cart)
  return {
    channel: 'web',
    language: asked.language,
    userId: visitor.userId,
    contact: { email: form.contact.email.toLowerCase(), mobile: form.contact.mobile },
    fullName: form.address.fullName,
    address: form.address,
    note: form.note ?? '',
    giftMessage: form.giftMessage ?? '',
    ...(await lawfulBuyer(tx, asked, cart, choice)),
    lines: cart.lines.map(draftLine),
    totals: withPrepaid(cart.totals, prepaidDiscountPaise),
    ...{ feePaise, prepaidDiscountPaise },
    ...{ credits: cart.credit.spent, giftCards: cart.giftCards.spent },
    coupon: cart.totals.discount > 0 ? cart.applied : null,
    method: choice.method,
    terms,
    owner: { cartId: cart.cartId },
    holdKind: 'pending-payment',
    booking,
    atDoor: choice.atDoor && { ...choice.atDoor, confirmHours: confirmHoursOf(asked.options) },
    bound: asked.bound,
    isPaid: false,
    actor: { kind: 'customer', userId: visitor.userId },
  }
}

function refuseOtherSum(
  { totalHash }: OrderForm,
  cart: ReadCart,
  by: Choice,
  booking: Booking | null,
) {
  const { feePaise, prepaidDiscountPaise } = by
  const nowPaise = booking?.nowPaise
  const paying = { feePaise, prepaidDiscountPaise, nowPaise, ...paidWithin(cart) }
  if (totalHash === hashOf(cart.lines, cart.totals, paying)) return
  throw new ShopError('prices-changed', { beside: { totalHash: 'prices-differ' } })
}

const withPrepaid = (totals: CartTotals, paise: Paise): CartTotals => ({
  ...totals,
  discount: totals.discount + paise,
  total: totals.total - paise,
})

/** Of whom the law lets the shop take this order, and what it wants of them. */
async function lawfulBuyer(tx: Query, asked: Asked, cart: ReadCart, choice: Choice) {
  const { form, taxContext } = asked
  const { feePaise, prepaidDiscountPaise } = choice
  const buyer = buyerIn(asked)
  const gstin = buyer?.gstin ?? null
  const { state, country } = form.address
  const input = { state, country, feePaise, prepaidDiscountPaise, buyerGstin: gstin }
  await refuseUnlawful(tx, taxContext, soldOf(cart, input))
  const totalPaise = cart.totals.total + feePaise - prepaidDiscountPaise
  const pan = await panOfSale(tx, taxContext, { totalPaise, gstin, pan: form.buyerPan ?? '' })
  return { buyer, pan }
}

/** Who charges no tax asks for no GSTIN; who must e-invoice takes no order with one. */
function buyerIn({ form, taxContext }: Asked) {
  if (!form.buyerGstin || !isRegular(taxContext)) return null
  if (isClosedToBusinesses(taxContext?.settings ?? null))
    throw new ShopError('no-orders-of-businesses', { at: 'buyerGstin' })
  return { gstin: form.buyerGstin, legalName: form.buyerLegalName ?? '' }
}

async function refuseUnsellable(tx: Query, cart: ReadCart, now: number) {
  if (cart.lines.length === 0) throw new ShopError('cart-empty')
  const gone = cart.lines.filter((line) => !line.isPayable).map((line) => line.productId)
  if (gone.length > 0) throw await goneError(tx, gone, { cartId: cart.cartId }, now)
}

async function choiceOf(
  tx: Query,
  shop: Shop,
  { options, form }: Asked,
  cart: ReadCart,
): Promise<Choice> {
  if (options.methods.length === 0) throw new ShopError('no-way-to-pay')
  const { lines } = cart
  const facts =
    isAtDoor(form.paymentMethod) &&
    (await doorFacts(shop.db, { lines, mobile: form.contact.mobile, now: shop.now() }, tx))
  const payable = { ...payableOf(cart), pin: form.address.pin, ...(facts && { facts }) }
  const choice = choicesFor(options, payable).find(({ method }) => method === form.paymentMethod)
  if (!choice) throw wrongMethod('way-not-offered')
  if (choice.refusal !== null) throw wrongMethod(choice.refusal)
  return choice
}

const confirmHoursOf = ({ settings }: PaymentOptions) =>
  settings.cod.confirmHours ?? policy.cod.confirmHours

const wrongMethod = (told: Told) => new ShopError(told, { at: 'paymentMethod' })

/** Cash on delivery costs nothing until the parcel comes back, so the owner may say how many are enough. */
async function refuseManyAtTheDoor(tx: Query, shop: Shop, asked: Asked, cart: ReadCart) {
  const { userId } = asked.visitor
  if (userId === null || !(await hasBought(tx, userId))) {
    const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const order = { address: asked.address, pieces, paise: dueOf(cart) }
    await countWithin(tx, shop, doorCounters(shop, asked.bound, order))
  }
  await refuseManyOfMobile(tx, asked)
}

async function refuseManyOfMobile(tx: Query, { form, options }: Asked) {
  const most = options.settings.cod.maxOpenOrders ?? null
  if (most === null) return
  await lockMobile(tx, form.contact.mobile)
  const open = await openCodOrders(tx, form.contact.mobile)
  if (open < most) return
  throw wrongMethod(refusal('too-many-at-the-door', { open }))
}

const presentPlaced = (order: WrittenOrder, form: OrderForm): PlacedOrder => ({
  token: order.token,
  number: order.number,
  state: order.state,
  paymentMethod: form.paymentMethod,
  total: toRupees(order.totalPaise),
  path: `/order/${order.token}`,
})
