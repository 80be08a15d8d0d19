import { get, unkept } from '../endpoint.ts'
import type {
  BackFigures,
  BackTableQuery,
  SalesFigures,
  SalesQuery,
  SalesTableQuery,
} from './types.ts'

export const salesFigures = unkept(
  get<SalesQuery, SalesFigures>('/api/admin/figures/sales', 'staff:figures.see'),
)

/** What came in and went back in some days, payment by payment, as a file. */
export const moneyCsv = unkept(
  get<SalesQuery, string>('/api/admin/figures/money.csv', 'staff:figures.see'),
)

/** One table of the figures as a file. */
export const salesCsv = unkept(
  get<SalesTableQuery, string>('/api/admin/figures/sales.csv', 'staff:figures.see'),
)

/** Why pieces come back. */
export const backFigures = unkept(
  get<SalesQuery, BackFigures>('/api/admin/figures/returns', 'staff:figures.see'),
)

/** One table of it as a file. */
export const backCsv = unkept(
  get<BackTableQuery, string>('/api/admin/figures/returns.csv', 'staff:figures.see'),
)
