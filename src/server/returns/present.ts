import type { Return } from '#contract/orders/part-types.ts'
import type { StaffReturn } from '#contract/returns/types.ts'
import { toRupees } from '#domain/money.ts'
import { namedOrder, type OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { type CreditRow, creditsForOrder } from '../store-credits/queries.ts'
import { owedOfReturn } from './owed-of-return.ts'
import {
  exchangesOf,
  isExchangeBack,
  type ReturnLineRow,
  type ReturnRow,
  returnLines,
  returnsOf,
} from './queries.ts'

/** The returns of an order; of an order that came by one, whether that saree is back. */
export async function returnsAround(db: Query, { id, exchange_of }: OrderRow) {
  return {
    returns: await presentReturns(db, id),
    isExchangeBack: exchange_of !== null && (await isExchangeBack(db, id)),
  }
}

/** Every return of an order as the buyer sees it. */
async function presentReturns(db: Query, orderId: number): Promise<Return[]> {
  const rows = await returnsOf(db, orderId)
  const lines = await returnLines(
    db,
    rows.map((row) => row.id),
  )
  const credits = await creditsForOrder(db, orderId)
  const exchanges = await exchangesOf(
    db,
    rows.map((row) => row.id),
  )
  const owed = await owedOf(db, rows)
  return rows.map((row) => ({
    ...presentReturn(row, linesIn(row, lines)),
    credit: creditOf(credits, row),
    exchange: exchanges.get(row.id) ?? null,
    owed: owed.get(row.id) ?? null,
  }))
}

/** Rupees that these returns have still to give, by their ids, of those whose pieces are here. */
export async function owedOf(db: Query, rows: readonly ReturnRow[]): Promise<Map<number, number>> {
  const owed = new Map<number, number>()
  for (const { id, order_id, state } of rows) {
    if (state !== 'received') continue
    const { backPaise } = await owedOfReturn(db, await namedOrder(db, order_id), id)
    owed.set(id, toRupees(backPaise))
  }
  return owed
}

const linesIn = (row: ReturnRow, lines: readonly ReturnLineRow[]) =>
  lines.filter((line) => line.return_id === row.id)

function presentReturn(row: ReturnRow, lines: readonly ReturnLineRow[]): Return {
  return {
    id: row.id,
    wish: row.wish,
    reason: row.reason,
    words: row.words,
    photos: JSON.parse(row.photos),
    state: row.state,
    decision: row.decision,
    lines: lines.map(({ order_line_id: lineId, quantity }) => ({ lineId, quantity })),
    isCreditChosen: row.credit_chosen_at !== null,
    resolution: row.state === 'closed' ? row.resolution || null : null,
    askedAt: new Date(row.asked_at).toISOString(),
  }
}

/** What paid the saree that comes instead was never the buyer's to spend. */
function creditOf(credits: readonly CreditRow[], asked: ReturnRow): Return['credit'] {
  if (asked.credit_chosen_at === null) return null
  const row = credits.findLast(({ return_id }) => return_id === asked.id)
  if (!row) return null
  const { code, issued_paise, balance_paise } = row
  return { code, issued: toRupees(issued_paise), balance: toRupees(balance_paise) }
}

type Found = ReturnRow & { number: string; full_name: string; mobile: string }

/** Returns as staff see them; `names` are the sarees of their lines. */
export function presentForStaff(
  row: Found,
  all: readonly ReturnLineRow[],
  nameOf: (orderLineId: number) => string,
): StaffReturn {
  const lines = linesIn(row, all)
  return {
    ...presentReturn(row, lines),
    orderId: row.order_id,
    orderNumber: row.number,
    fullName: row.full_name,
    mobile: row.mobile,
    names: lines.map((line) => nameOf(line.order_line_id)),
    isRestocked: row.is_restocked === 1,
    refundId: row.refund_id,
    decidedAt: moment(row.decided_at),
    receivedAt: moment(row.received_at),
  }
}

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
