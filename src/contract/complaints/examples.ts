import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'

export const examples: Examples<typeof calls & typeof adminCalls> = {
  complain: {
    input: {
      name: 'Lakshmi',
      email: 'lakshmi@example.com',
      message: 'The zari of KAN-007 has come loose after one wearing.',
      orderNumber: 'PL-2627-001042',
      isGrievanceOfficer: false,
    },
    answer: {
      number: 'T-000124',
      secret: 'Zk1hY3…',
      resolveBefore: '2026-12-23T18:30:00.000Z',
    },
  },
}
