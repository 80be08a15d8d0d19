import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'

export const examples: Examples<typeof calls & typeof adminCalls> = {
  giveConsent: {
    input: { purpose: 'review-photos', version: 1, language: 'en' },
    answer: {
      id: 7,
      purpose: 'review-photos',
      noticeVersion: 1,
      language: 'en',
      givenAt: '2026-11-23T09:30:00.000Z',
      withdrawnAt: null,
    },
  },
}
