import { product } from '../catalog/examples.ts'
import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import type { Review } from './types.ts'

export const review: Review = {
  id: 12,
  author: 'Revathi',
  rating: 5,
  title: 'Better than the pictures',
  comment: 'Drapes beautifully, and the pallu is a joy.',
  photos: [],
  reply: '',
  createdAt: '2026-01-12T09:00:00.000Z',
  isDemo: true,
}

const slug = { slug: product.slug }

export const examples: Examples<typeof calls & typeof adminCalls> = {
  productReviews: {
    input: slug,
    answer: {
      items: [review],
      total: 1,
      page: 1,
      pages: 1,
      rating: 5,
      spread: [1, 0, 0, 0, 0],
    },
  },
}
