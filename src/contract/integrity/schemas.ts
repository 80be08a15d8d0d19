import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'

const nothing = z.undefined()

export const schemas: SchemaTable<typeof adminCalls> = {
  settleFindings: {
    summary: 'Says that the missing orders which Today tells of were looked after.',
    input: z.object({ toSettle: z.int().min(0) }),
    answer: nothing,
    errors: [409],
  },
}
