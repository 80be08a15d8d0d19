import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { SalesFigures, SalesQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  salesFigures: {
    summary: 'What was sold in some days: by day, category and channel.',
    input: SalesQuery,
    answer: SalesFigures,
    errors: [400, 401, 403],
  },
}
