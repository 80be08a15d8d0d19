import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'

export const examples: Examples<typeof calls & typeof adminCalls> = {
  readFigures: {
    answer: {
      'free delivery': 'Free shipping on orders above ₹5,000',
      'delivery cost':
        'Within India, shipping is free on orders above ₹5,000. On orders up to ₹5,000 it costs ₹250.',
      'delivery cost in brief': 'Free above ₹5,000, otherwise ₹250',
      'free above': '₹5,000',
      'delivery fee': '₹250',
      'days in India': '5-7',
      'days abroad': '10-15',
      'return days': '7',
      'damage hours': '48',
      'hold hours': '24',
      'shop hours': 'Mon-Sat, 9AM-6PM IST',
    },
  },
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
