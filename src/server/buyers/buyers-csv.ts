import { toRupees } from '#domain/money.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { buyersAfter } from './queries.ts'

const atOnce = 500
const columns = ['name', 'email', 'mobile', 'account', 'orders', 'spent', 'lastOrderAt']

/** Everybody who has ordered, the latest first, what they spent in rupees: read and given so many at a time. */
export async function* buyersCsv(db: Query): AsyncGenerator<string> {
  yield csvHead(columns)
  for (let last: number | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof buyersAfter>> = await buyersAfter(db, last, atOnce)
    yield csvLines(
      rows.map((row) => [
        ...[row.full_name, row.email, row.mobile, row.user_id === null ? '' : 'yes'],
        ...[String(row.orders), String(toRupees(Number(row.paise)))],
        new Date(Number(row.placed_at)).toISOString(),
      ]),
    )
    last = Number(rows.at(-1)?.last_id ?? 0)
    if (rows.length < atOnce) return
  }
}
