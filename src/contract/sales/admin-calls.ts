import { get, unkept } from '../endpoint.ts'
import type { SalesFigures, SalesQuery } from './types.ts'

export const salesFigures = unkept(
  get<SalesQuery, SalesFigures>('/api/admin/figures/sales', 'staff:figures.see'),
)
