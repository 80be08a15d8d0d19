import type { Examples } from '../schema-table.ts'
import type * as calls from './calls.ts'
import type { Cart } from './types.ts'

export const cart: Cart = {
  lines: [
    {
      id: 7,
      code: 'KAN-007',
      name: 'Maroon Kanjivaram with a parrot green border',
      slug: 'maroon-kanjivaram-parrot-green-border',
      image: '/uploads/3f2b6c1e9a7d4058b1c2d3e4f5a60718.jpg',
      description: 'Silk, Maroon, Wedding',
      price: 24500,
      originalPrice: 28000,
      quantity: 1,
      maxQuantity: 1,
      total: 24500,
      problems: [],
    },
  ],
  count: 1,
  subtotal: 24500,
  discount: 2450,
  shipping: 0,
  total: 22050,
  missingForFreeShipping: 0,
  delivery: { fee: 250, freeAbove: 5000 },
  coupon: { code: 'WELCOME10', problem: null, fault: null },
  hash: '7mXo0tXqv1bJp0cW3kq9Aw',
}

export const examples: Examples<typeof calls> = {
  getCart: { answer: cart },
  applyCoupon: { input: { code: 'welcome10' }, answer: cart },
}
