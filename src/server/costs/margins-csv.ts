import type { MarginTable } from '#contract/costs/types.ts'
import type { SalesQuery } from '#contract/sales/types.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { marginTables } from './margin-figures.ts'

const named: Record<MarginTable, string[]> = {
  days: ['day'],
  weaves: ['weave'],
  categories: ['category'],
  sarees: ['code', 'name'],
}
const sums = ['pieces', 'taken', 'cost', 'margin', 'share', 'unknownPieces', 'unknownTaken']

/** One table of the margins as a file, every row of it; sums are rupees, shares fractions. */
export async function marginsCsvOf(
  db: Query,
  table: MarginTable,
  days: SalesQuery,
): Promise<string> {
  const columns = [...named[table], ...sums]
  const rows: Record<string, string | number | null>[] = (await marginTables(db, days))[table]
  const cell = (value: string | number | null | undefined) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : (value ?? '')
  return csvHead(columns) + csvLines(rows.map((row) => columns.map((name) => cell(row[name]))))
}
