import { get, type Nothing, put, unkept } from '../endpoint.ts'
import type { EditedStockMarks, LedgerPage, LedgerQuery } from './types.ts'

export const stockLedger = unkept(
  get<LedgerQuery, LedgerPage>('/api/admin/stock/ledger', 'staff:catalogue.see'),
)
export const readStockMarks = unkept(
  get<Nothing, EditedStockMarks>('/api/admin/stock/marks', 'staff:catalogue.see'),
)
export const saveStockMarks = put<EditedStockMarks, EditedStockMarks>(
  '/api/admin/stock/marks',
  'staff:settings.shop',
)
