import type {
  StaffOrder,
  StaffOrderItem,
  StaffPayment,
  StaffRefund,
} from '#contract/orders/admin-types.ts'
import type { CodDecision } from '#domain/cod/cod-rules.ts'
import { toRupees } from '#domain/money.ts'
import { nextStates } from '#domain/order.ts'
import { namelessBuyer } from '#domain/orders/stall-sale.ts'
import { refusalsOf } from '../cod/door-refusals.ts'
import { shippedExportOf } from '../documents/exports/shipped-export.ts'
import { presentHead } from '../documents/present.ts'
import { documentsOfOrder } from '../documents/queries.ts'
import {
  type EventRow,
  eventsOf,
  type LineRow,
  linesOf,
  type OrderRow,
  type PaymentRow,
  paymentsOf,
} from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { versionOf } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { linesSeen } from './editing/lines-seen.ts'
import { tagsOf } from './labels/label-queries.ts'
import { addressOf, isToConfirm, moment, presentEvent, presentOrder, time } from './present.ts'
import { type RefundRow, refundsOf } from './refunds/refund-queries.ts'
import { restOf } from './rests/booking-of-order.ts'
import { countOthers, namesOf } from './staff-queries.ts'

/** An order with everything that only the shop sees of it. */
export async function presentForStaff(shop: Shop, row: OrderRow): Promise<StaffOrder> {
  const db = shop.db.read
  const { payment: _payment, ...shown } = await presentOrder(shop, row)
  const events = await eventsOf(db, row.id)
  const refunds = await refundsOf(db, row.id)
  const people = [...events, ...refunds].flatMap((one) => one.user_id ?? [])
  const names = await namesOf(db, [...new Set(people)])
  const nameOf = (id: number | null) => names.get(id ?? 0) ?? ''
  return {
    ...shown,
    id: row.id,
    language: row.language,
    channel: row.channel,
    userId: row.user_id,
    events: events.map((event) => staffEvent(event, nameOf(event.user_id))),
    payments: (await paymentsOf(db, row.id)).map(staffPayment),
    documents: (await documentsOfOrder(db, row.id)).map((document) => ({
      ...presentHead(document),
      isReported: document.return_period !== null,
    })),
    refunds: refunds.map((refund) => ({
      ...staffRefund(refund, nameOf(refund.user_id)),
      documentNumber: shown.documents.find(({ id }) => id === refund.document_id)?.number ?? null,
    })),
    nextStates: nextStates(row.state, 'staff').filter((to) => to !== 'packed' || restOf(row) === 0),
    hasStock: row.has_stock === 1,
    goodwill: toRupees(row.goodwill_paise),
    hasPan: row.buyer_pan !== null,
    otherOrders: await countOthers(db, row),
    buyerName: row.full_name === namelessBuyer ? '' : row.full_name,
    addressVersion: versionOf(addressOf(row)),
    ...(await labelsOf(db, [row]))(row),
    linesVersion: versionOf(linesSeen(row, await linesOf(db, [row.id]))),
    export: await shippedExportOf(db, row),
    ...(await doorOf(shop, row)),
  }
}

async function doorOf(shop: Shop, row: OrderRow) {
  const decided: CodDecision | null = row.cod_decision && JSON.parse(row.cod_decision)
  return {
    atDoor: decided && { outcome: decided.outcome, rule: decided.rule },
    ...(await refusalsOf(shop.db.read, row, shop.now())),
  }
}

const staffEvent = (row: EventRow, by: string) => ({
  ...presentEvent(row),
  isPublic: row.is_public === 1,
  by,
})

const staffPayment = (row: PaymentRow): StaffPayment => ({
  id: row.id,
  method: row.method,
  state: row.state,
  amount: toRupees(row.amount_paise),
  claimedReference: row.claimed_reference,
  settledReference: row.settled_reference,
  gatewayUrl: row.gateway_url,
  createdAt: time(row.created_at),
  paidAt: moment(row.paid_at),
})

const staffRefund = (row: RefundRow, by: string): Omit<StaffRefund, 'documentNumber'> => ({
  id: row.id,
  amount: toRupees(row.amount_paise),
  method: row.method,
  reference: row.reference,
  reason: row.reason,
  by,
  createdAt: time(row.created_at),
  state: row.state,
  kind: row.kind,
})

/** Orders as rows of the list. */
export async function presentItems(db: Query, rows: readonly Listed[]): Promise<StaffOrderItem[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, labels] = [await linesOf(db, ids), await labelsOf(db, rows)]
  const own = (id: number) => lines.filter((line) => line.order_id === id)
  return rows.map((row) => ({ ...presentItem(row, own(row.id)), ...labels(row) }))
}

/** What staff call these orders, and who of them sees to each. */
async function labelsOf(db: Query, rows: readonly OrderRow[]) {
  const ids = rows.flatMap((row) => row.assigned_to ?? [])
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(db, [...new Set(ids)])
  return ({ id, assigned_to: own }: OrderRow) => ({
    tags: tags.get(id) ?? [],
    assignee: own === null ? null : { id: own, username: names.get(own) ?? '' },
  })
}

type Listed = OrderRow & { is_claimed: number }

/** One of them, without what staff call it. */
export const presentItem = (row: Listed, lines: readonly LineRow[]) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  isToConfirm: isToConfirm(row),
  channel: row.channel,
  fullName: row.full_name,
  mobile: row.mobile,
  city: addressOf(row).city,
  count: lines.reduce((sum, line) => sum + line.quantity, 0),
  image: lines[0]?.image ?? '',
  total: toRupees(row.total_paise),
  paid: toRupees(row.paid_paise),
  refunded: toRupees(row.refunded_paise),
  paymentMethod: row.payment_method,
  isTransferClaimed: row.is_claimed === 1,
  placedAt: time(row.placed_at),
})
