import { toRupees } from '#domain/money.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { inSteps } from '../platform/in-steps.ts'
import { buyersAfter, type LatestBuyer } from './queries.ts'

const step = 500
const columns = ['name', 'email', 'mobile', 'account', 'orders', 'spent', 'lastOrderAt']

/** Everybody who has ordered, the latest first, what they spent in rupees. */
export async function* buyersCsv(db: Query): AsyncGenerator<string> {
  yield csvHead(columns)
  const buyers = inSteps<LatestBuyer>(step, (last, size) => buyersAfter(db, last, size))
  for await (const some of buyers) yield csvLines(some.map(cellsOf))
}

const cellsOf = (row: LatestBuyer) => [
  ...[row.full_name, row.email, row.mobile, row.user_id === null ? '' : 'yes'],
  ...[
    Number(row.orders),
    toRupees(Number(row.paise)),
    new Date(Number(row.placed_at)).toISOString(),
  ],
]
