import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { FindQuery, FoundThings } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  findThings: {
    summary:
      'Orders by number, name, mobile in any form, reference of a transfer, tracking number or saree; sarees, customers and messages: as far as the role may see them.',
    input: FindQuery,
    answer: FoundThings,
  },
}
