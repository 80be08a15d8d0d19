import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { EditedDelivery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  readDelivery: {
    summary: 'What the shop promises of delivery and returns, with the version to send back.',
    answer: EditedDelivery,
  },
  saveDelivery: {
    summary: 'Keeps what the shop promises of delivery and returns, for orders from now on.',
    input: EditedDelivery,
    answer: EditedDelivery,
    errors: [409],
  },
}
