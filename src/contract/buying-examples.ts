import type * as adminEndpoints from './buying-admin-endpoints.ts'
import type * as endpoints from './buying-endpoints.ts'
import type { Cart } from './cart/types.ts'
import type { Examples } from './examples.ts'
import type { SavedPaymentSettings } from './payments/types.ts'

const cart: Cart = {
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
  coupon: { code: 'WELCOME10', problem: null },
  hash: '7mXo0tXqv1bJp0cW3kq9Aw',
}

export const buyingExamples: Examples<typeof endpoints> = {
  getCart: { answer: cart },
  applyCoupon: { input: { code: 'welcome10' }, answer: cart },
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

const payments: SavedPaymentSettings = {
  settings: {
    cod: { isEnabled: true, pinPrefixes: ['60', '61'], maxOrder: 20000, fee: 99 },
    upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' },
    bankTransfer: {
      isEnabled: true,
      accountName: 'Pallu Sarees',
      accountNumber: '001122334455',
      ifsc: 'HDFC0001234',
      bank: 'HDFC Bank, Mylapore',
    },
    razorpay: { isEnabled: false },
  },
  version: 'q3Zk1vN0aB7x',
  isRazorpayReady: false,
}

export const buyingAdminExamples: Examples<typeof adminEndpoints> = {
  getPaymentSettings: { answer: payments },
  savePaymentSettings: { input: payments.settings, answer: payments },
}
