import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'

export const examples: Examples<typeof calls & typeof adminCalls> = {
  subscribe: {
    input: { email: 'lakshmi@example.com' },
    answer: { message: 'Please confirm with the link that we have sent to lakshmi@example.com.' },
  },
  confirmSubscription: {
    input: { token: 'Vq3sN0bY2mH8tXw5rK1cZ6dJ9fL4gP7aQeRuTiOyAsD' },
    answer: { message: 'Your address is confirmed.' },
  },
  unsubscribe: {
    input: { token: 'Vq3sN0bY2mH8tXw5rK1cZ6dJ9fL4gP7aQeRuTiOyAsD' },
    answer: { message: 'You will not hear from us again.' },
  },
}
