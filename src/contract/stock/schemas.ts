import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { LedgerPage, LedgerQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  stockLedger: {
    summary: 'Every change of a stock: who, when, why.',
    input: LedgerQuery,
    answer: LedgerPage,
    errors: [400, 401, 403],
  },
}
