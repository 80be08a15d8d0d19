import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'

export const examples: Examples<typeof calls & typeof adminCalls> = {
  getSettings: {
    input: { _nocache: '1768458600000' },
    answer: {
      newArrivalsDisplay: 'carousel',
      premiumProductsDisplay: 'grid',
      trendingProductsDisplay: 'grid',
      newArrivalsCount: 4,
      premiumProductsCount: 4,
      trendingProductsCount: 4,
    },
  },
}
