import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import { Visitor } from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  getVisitor: {
    summary:
      'Who looks at the shop and what they have gathered: its pages are the same for everybody.',
    answer: Visitor,
  },
}
