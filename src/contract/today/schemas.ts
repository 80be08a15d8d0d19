import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { Queue, QueueQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  todayQueue: {
    summary: 'What waits for whoever asks: money, parcels, answers, then the rest.',
    input: QueueQuery,
    answer: Queue,
  },
  todayEvents: {
    summary:
      'Server-sent events: one called “changed” within two seconds of a change that Today may show; ends with the session.',
    answer: textAs('text/event-stream'),
    errors: [429],
  },
}
