import type { SalesQuery } from '#contract/sales/types.ts'
import { toRupees } from '#domain/money.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { spanOf } from './figures.ts'
import { moneyIn } from './queries.ts'

const columns = ['at', 'order', 'kind', 'method', 'reference', 'amount', 'reason']

/** The payments and refunds of some days in India, in rupees: what went back is below zero, so that the column adds up. */
export async function moneyCsvOf(db: Query, days: SalesQuery): Promise<string> {
  const money = await moneyIn(db, spanOf(days).span)
  const lines = money.map(({ at, order, kind, method, reference, paise, reason }) => [
    ...[new Date(at).toISOString(), order, kind, method, reference],
    ...[toRupees(kind === 'refund' ? -paise : paise), reason],
  ])
  return csvHead(columns) + csvLines(lines)
}
