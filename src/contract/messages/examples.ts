import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'

export const examples: Examples<typeof calls & typeof adminCalls> = {
  sendMessage: {
    input: {
      name: 'Lakshmi',
      email: 'lakshmi@example.com',
      phone: '+91 90000 00000',
      about: 'peacock-blue-kanjivaram',
      message: 'Could you show me the pallu of KAN-007 in daylight?',
    },
    answer: {
      number: 'T-000123',
      message: 'We have received your message and will reply within 24 hours.',
    },
  },
}
