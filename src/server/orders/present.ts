import type { InvoiceKind } from '#contract/orders/part-types.ts'
import type {
  FollowedOrder,
  Order,
  OrderEvent,
  OrderLine,
  OrderSummary,
  Parcel,
} from '#contract/orders/types.ts'
import type { Address } from '#domain/address/address.ts'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import { promiseOf } from '#domain/delivery/shipping.ts'
import type { Language } from '#domain/language.ts'
import { toRupees } from '#domain/money.ts'
import { canMove } from '#domain/order.ts'
import { linesIn } from '../catalog/translate-lines.ts'
import { titleIn } from '../coupons/offer-title.ts'
import { presentHead } from '../documents/present.ts'
import { documentsOfOrder } from '../documents/queries.ts'
import { taxOfOrder } from '../documents/tax-of-order.ts'
import {
  type EventRow,
  eventsOf,
  type LineRow,
  linesOf,
  type NewsRow,
  namedOrder,
  newsOf,
  type OrderRow,
  type ParcelRow,
  type PaymentRow,
  parcelsOf,
  paymentsOf,
} from '../order-records/queries.ts'
import { presentPayment } from '../payment-methods/present.ts'
import { placeLabels } from '../place-names/place-names.ts'
import type { Database, Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { keptForOrder } from '../stock/hold-queries.ts'
import { goneOf } from './refunds/exchanged.ts'
import { openRefundOf } from './refunds/refund-queries.ts'
import { bookingIn, restOf } from './rests/booking-of-order.ts'

/** An order as its link shows it. */
export async function presentOrder(
  shop: Shop,
  row: OrderRow,
  language: Language = 'en',
): Promise<Order> {
  const db = shop.db.read
  const [lines, documents] = [await linesOf(db, [row.id]), await documentsOfOrder(db, row.id)]
  const payment = shownOf(row, await paymentsOf(db, row.id))
  return {
    ...(await followed(shop.db, row, lines, language)),
    ...sumsOf(row),
    ...(await goneOf(db, row)),
    refundPending: toRupees(await openRefundOf(db, row.id)),
    token: row.token,
    contact: { email: row.email, mobile: row.mobile },
    address: addressOf(row),
    ...placeLabels(addressOf(row), language),
    note: row.note,
    giftMessage: row.gift_message,
    ...{ buyerGstin: row.buyer_gstin, buyerLegalName: row.buyer_legal_name },
    exchangeOf: await numberOf(db, row.exchange_of),
    couponCode: row.coupon_code,
    ...(row.offer_title !== null && {
      offer: await titleIn(shop.db, language, row.offer_title),
    }),
    paymentMethod: row.payment_method,
    payment: payment ? await presentPayment(shop, row, payment) : null,
    advance: toRupees(row.advance_paise),
    ...presentBooking(row),
    heldUntil: moment(row.held_until),
    keptProductIds: await keptForOrder(db, row.id, shop.now()),
    invoiceNumber: row.invoice_number,
    documents: documents.map(presentHead),
    tax: await taxOfOrder(shop, { row, lines, documents }),
    canCancel: canMove(row.state, 'cancelled', 'customer'),
    ...returnWindow(row, shop.now()),
    ...(await shop.aroundOrder(row)),
  }
}

const numberOf = async (db: Query, id: number | null) =>
  id === null ? null : (await namedOrder(db, id)).number

/** The payment that paid the order, else the newest one. */
function shownOf(row: OrderRow, payments: readonly PaymentRow[]): PaymentRow | undefined {
  const isPaid = row.paid_paise > 0 && row.paid_paise >= row.total_paise
  return (isPaid && payments.find(({ state }) => state === 'paid')) || payments[0]
}

/** An order as somebody follows it who knows its number and its mobile or email. */
export const presentFollowed = async (
  { db }: Shop,
  row: OrderRow,
  language: Language,
): Promise<FollowedOrder> => followed(db, row, await linesOf(db.read, [row.id]), language)

async function followed(
  db: Database,
  row: OrderRow,
  lines: LineRow[],
  language: Language,
): Promise<FollowedOrder> {
  const events = await eventsOf(db.read, row.id)
  const parcels = await parcelsOf(db.read, row.id)
  const news = await newsOf(
    db.read,
    parcels.map(({ id }) => id),
  )
  return {
    number: row.number,
    state: row.state,
    placedAt: time(row.placed_at),
    confirmBefore: isToConfirm(row) ? moment(row.confirm_before) : null,
    expected: expectedOf(row),
    lines: await linesIn(db, language, lines.map(presentLine)),
    events: events.filter((event) => event.is_public === 1).map(presentEvent),
    parcels: parcels.map((parcel) => presentParcel(parcel, news)),
  }
}

/** `there`: the products that can be bought now. */
export function presentSummary(
  row: OrderRow,
  lines: readonly LineRow[],
  there: ReadonlySet<number>,
  invoiceKind: InvoiceKind | null,
): OrderSummary {
  return {
    token: row.token,
    number: row.number,
    state: row.state,
    isToConfirm: isToConfirm(row),
    total: toRupees(row.total_paise),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    image: lines[0]?.image ?? '',
    invoiceNumber: row.invoice_number,
    invoiceKind,
    placedAt: time(row.placed_at),
    // Of an order that still waits for its money the same sarees are kept already.
    isThereAgain:
      row.state !== 'pending_payment' && lines.some(({ product_id }) => there.has(product_id)),
  }
}

/** True while an order that is paid at the door waits for its buyer's word. */
export const isToConfirm = ({ state, confirm_before }: OrderRow) =>
  state === 'pending_payment' && confirm_before !== null

export const sumsOf = (row: OrderRow) => ({
  subtotal: toRupees(row.subtotal_paise),
  discount: toRupees(row.discount_paise),
  prepaidDiscount: toRupees(row.prepaid_discount_paise),
  shipping: toRupees(row.shipping_paise),
  fee: toRupees(row.fee_paise),
  total: toRupees(row.total_paise),
  paid: toRupees(row.paid_paise),
  storeCredit: toRupees(row.store_credit_paise),
  ...(row.gift_card_paise > 0 && { giftCard: toRupees(row.gift_card_paise) }),
  refunded: toRupees(row.refunded_paise),
  credited: toRupees(row.credited_paise),
})

const noAddress: Address = {
  ...{ fullName: '', mobile: '', line1: '', line2: '' },
  ...{ city: '', state: '', pin: '' },
}

/** The address as write-order.ts kept it. */
export const addressOf = (row: Pick<OrderRow, 'address'>): Address => ({
  ...noAddress,
  ...JSON.parse(row.address),
})

/** As long as its buyer was promised from delivery on; null when that time is over or has not begun. */
function returnWindow(row: OrderRow, now: number) {
  const from = row.state === 'delivered' ? row.delivered_at : null
  const open = (ms: number) => (from !== null && now < from + ms ? time(from + ms) : null)
  return {
    returnUntil: open(row.returns_days * 86_400_000),
    damageUntil: open(row.damage_hours * 3_600_000),
  }
}

/** What is left of an order that is booked once its advance is there, and until when it is to come. */
function presentBooking(row: OrderRow): Pick<Order, 'booking'> {
  const agreed = bookingIn(row)
  if (agreed === null) return {}
  const rest = Math.min(restOf(row), row.total_paise - row.advance_paise)
  const until = moment(row.rest_before)
  return { booking: { rest: toRupees(rest), until, days: agreed.days } }
}

/** When it is expected, as its buyer was promised; null once it is there, will not come, or waits for the rest of its money. */
export function expectedOf(row: OrderRow) {
  if (restOf(row) > 0) return null
  const isUnderWay = ['pending_payment', 'confirmed', 'packed', 'shipped'].includes(row.state)
  if (!isUnderWay) return null
  const first = promiseOf(firstTerms, row.placed_at)
  return { from: time(row.expected_from ?? first.from), to: time(row.expected_to ?? first.to) }
}

export const presentLine = (row: LineRow): OrderLine => ({
  id: row.id,
  productId: row.product_id,
  code: row.code,
  name: row.name,
  slug: row.slug,
  image: row.image,
  description: row.description,
  price: toRupees(row.unit_paise),
  quantity: row.quantity,
  total: toRupees(row.unit_paise * row.quantity),
})

export const presentEvent = (row: EventRow): OrderEvent => ({
  kind: row.kind,
  from: row.from_state,
  to: row.to_state,
  words: row.words,
  said: row.said === '' ? null : JSON.parse(row.said),
  actor: row.actor,
  at: time(row.created_at),
})

/** `news` may tell of other parcels too. */
export const presentParcel = (row: ParcelRow, news: readonly NewsRow[] = []): Parcel => ({
  id: row.id,
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  trackingUrl: row.tracking_url,
  contents: JSON.parse(row.contents),
  shippedAt: time(row.shipped_at),
  deliveredAt: moment(row.delivered_at),
  stage: row.stage || null,
  news: news
    .filter(({ parcel_id }) => parcel_id === row.id)
    .map(({ stage, place, at }) => ({ stage, place, at: time(at) })),
})

export const time = (at: number) => new Date(at).toISOString()
export const moment = (at: number | null) => (at === null ? null : time(at))
