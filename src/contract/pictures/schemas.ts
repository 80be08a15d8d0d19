import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { KeptPicture } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  keepPicture: {
    summary: 'Keeps a picture and answers its address.',
    answer: KeptPicture,
    errors: [415],
  },
}
