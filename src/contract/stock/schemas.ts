import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { EditedStockMarks, LedgerPage, LedgerQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  stockLedger: {
    summary: 'Every change of a stock: who, when, why.',
    input: LedgerQuery,
    answer: LedgerPage,
  },
  readStockMarks: {
    summary: 'From how few pieces on shoppers and staff are told how many are left.',
    answer: EditedStockMarks,
  },
  saveStockMarks: {
    summary: 'Sets from how few pieces on shoppers and staff are told how many are left.',
    input: EditedStockMarks,
    answer: EditedStockMarks,
    errors: [409],
  },
}
