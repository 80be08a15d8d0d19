import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import { PaymentSettings, type SavedPaymentSettings } from './types.ts'

const payments: SavedPaymentSettings = {
  settings: PaymentSettings.parse({
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
  }),
  version: 'q3Zk1vN0aB7x',
  isRazorpayReady: false,
}

export const examples: Examples<typeof calls & typeof adminCalls> = {
  getPaymentSettings: { answer: payments },
  savePaymentSettings: { input: payments.settings, answer: payments },
}
