import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { AlertForm, AlertNews, OwnAlerts } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  readAlerts: {
    summary: 'What the member of staff who asks is told of, by which way, and their quiet hours.',
    answer: OwnAlerts,
  },
  saveAlerts: {
    summary: 'Changes that; kinds that their role may not see are left out.',
    input: AlertForm,
    answer: OwnAlerts,
    errors: [409],
  },
  alertNews: {
    summary: 'What the open screens of whoever asks have to tell, of the last hour.',
    answer: AlertNews,
  },
}
