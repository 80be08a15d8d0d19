import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'

const chosen = {
  email: ['complaint' as const],
  text: ['complaint' as const],
  browser: ['order' as const, 'complaint' as const],
  ...{ quietFrom: '21:30', quietUntil: '07:00' },
}

export const examples: Examples<typeof adminCalls> = {
  saveAlerts: {
    input: chosen,
    answer: {
      ...chosen,
      kinds: ['order', 'complaint'],
      hasBrowser: true,
      address: 'meena@example.in',
      isShopAddress: false,
      texts: { channel: 'whatsapp', areRegistered: true },
      mobile: '9840012345',
      version: 'x3Yb9kQ_2mLp',
    },
  },
}
