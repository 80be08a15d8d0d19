import type { SalesFigures, SalesTable } from '#contract/sales/types.ts'
import { csvHead, csvLines } from '../platform/csv.ts'

type Table = { [Name in SalesTable]: (figures: SalesFigures) => Record<string, string | number>[] }

/** The rows of each table under the names of their columns; sums are rupees. */
const tables: Table = {
  days: ({ byDay }) => byDay,
  categories: ({ byCategory }) => byCategory,
  weaves: ({ byWeave }) => byWeave,
  cities: ({ byCity }) => byCity,
  channels: ({ byChannel }) => byChannel,
  sarees: ({ bestSellers }) => bestSellers.map(({ id: _id, ...row }) => row),
}

const columns: Record<SalesTable, string[]> = {
  days: ['day', 'orders', 'total'],
  categories: ['category', 'pieces', 'total'],
  weaves: ['weave', 'pieces', 'total'],
  cities: ['city', 'state', 'orders', 'total'],
  channels: ['channel', 'orders', 'total'],
  sarees: ['code', 'name', 'pieces', 'total'],
}

/** One table of the figures as a file, every cell harmless. */
export function csvOf(figures: SalesFigures, table: SalesTable): string {
  const names = columns[table]
  const lines = tables[table](figures).map((row) => names.map((name) => String(row[name])))
  return csvHead(names) + csvLines(lines)
}
