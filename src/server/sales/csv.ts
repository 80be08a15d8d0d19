import type { SalesQuery, SalesTable } from '#contract/sales/types.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { salesTables, spanOf } from './figures.ts'

const columns: Record<SalesTable, string[]> = {
  days: ['day', 'orders', 'total', 'visits', 'webOrders'],
  categories: ['category', 'pieces', 'total'],
  weaves: ['weave', 'pieces', 'total'],
  cities: ['city', 'state', 'orders', 'total'],
  channels: ['channel', 'orders', 'total'],
  sarees: ['code', 'name', 'pieces', 'total'],
}

/** One table of the figures as a file, every cell harmless; sums are rupees. */
export async function csvOf(db: Query, table: SalesTable, days: SalesQuery): Promise<string> {
  const names = columns[table]
  const rows: Record<string, string | number>[] = await salesTables[table](db, spanOf(days))
  return csvHead(names) + csvLines(rows.map((row) => names.map((name) => String(row[name]))))
}
