import { get, unkept } from '../endpoint.ts'
import type { LedgerPage, LedgerQuery } from './types.ts'

export const stockLedger = unkept(
  get<LedgerQuery, LedgerPage>('/api/admin/stock/ledger', 'staff:catalogue.see'),
)
