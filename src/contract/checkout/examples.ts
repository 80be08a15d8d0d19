import type { Examples } from '../schema-table.ts'
import type * as calls from './calls.ts'

export const examples: Examples<typeof calls> = {
  placeOrder: {
    input: {
      contact: { email: 'meena@example.in', mobile: '98400 12345' },
      address: {
        fullName: 'Meena Raman',
        mobile: '98400 12345',
        line1: '12 North Mada Street',
        line2: 'Mylapore',
        city: 'Chennai',
        state: 'Tamil Nadu',
        pin: '600004',
      },
      paymentMethod: 'cod',
      totalHash: '7mXo0tXqv1bJp0cW3kq9Aw',
    },
    answer: {
      token: 'b0nq3VxT1r8eW5yKc7Zs2A',
      number: 'PAL-2026-000123',
      state: 'confirmed',
      paymentMethod: 'cod',
      total: 22050,
      path: '/order/b0nq3VxT1r8eW5yKc7Zs2A',
    },
  },
}
