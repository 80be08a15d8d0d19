import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { OutcomePage, OutcomeQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  listOutcomes: {
    summary: 'What became of orders, payments, refunds, sign-ins and emails, newest first.',
    input: OutcomeQuery,
    answer: OutcomePage,
  },
}
