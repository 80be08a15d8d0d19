import type { Address } from '#contract/address.ts'
import { toRupees } from '#domain/money.ts'
import { type LineRow, linesOf, type OrderRow } from '../../order-records/queries.ts'
import { csvHead, csvLines } from '../../platform/csv.ts'
import type { Query } from '../../platform/db/database.ts'
import { everyOrder, type Narrowed } from '../staff-queries.ts'

const columns = [
  ...['number', 'placedAt', 'state', 'channel', 'name', 'email', 'mobile', 'address', 'city'],
  ...['region', 'pin', 'country', 'sarees', 'pieces', 'subtotal', 'discount', 'shipping'],
  ...['fee', 'total', 'paid', 'refunded', 'paymentMethod', 'coupon', 'invoice', 'gstin', 'note'],
]

/** The orders that staff look for, newest first, a line an order, sums in rupees. */
export async function* ordersCsv(db: Query, asked: Narrowed): AsyncGenerator<string> {
  yield csvHead(columns)
  for await (const some of everyOrder(db, asked)) {
    const ids = some.map(({ id }) => id)
    const lines = Map.groupBy(await linesOf(db, ids), ({ order_id }) => order_id)
    yield csvLines(some.map((row) => cellsOf(row, lines.get(row.id) ?? [])))
  }
}

function cellsOf(row: OrderRow, lines: readonly LineRow[]) {
  const to = JSON.parse(row.address) as Partial<Address>
  const sums = [row.subtotal_paise, row.discount_paise, row.shipping_paise, row.fee_paise]
  const money = [...sums, row.total_paise, row.paid_paise, row.refunded_paise]
  return [
    ...[row.number, new Date(Number(row.placed_at)).toISOString(), row.state, row.channel],
    ...[row.full_name, row.email, row.mobile, [to.line1, to.line2].filter(Boolean).join(', ')],
    ...[to.city ?? '', to.state ?? '', to.pin ?? '', to.country ?? ''],
    lines.map(({ code, quantity }) => (quantity > 1 ? `${code} × ${quantity}` : code)).join('; '),
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...money.map((paise) => toRupees(Number(paise))),
    ...[row.payment_method, row.coupon_code ?? '', row.invoice_number ?? ''],
    ...[row.buyer_gstin ?? '', row.note],
  ]
}
