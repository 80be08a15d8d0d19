import { describe, expect, it } from 'vitest'
import { PaymentSettings } from '#contract/payments/types.ts'
import { settingsIn, valuesOf } from './payment-values.ts'

const settings = PaymentSettings.parse({
  cod: {
    isEnabled: true,
    pinPrefixes: ['600', '641'],
    maxOrder: 25_000,
    maxOpenOrders: 3,
    fee: 50,
  },
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' },
  bankTransfer: { isEnabled: false, accountName: '', accountNumber: '', ifsc: '', bank: '' },
  razorpay: { isEnabled: false },
  prepaid: { isEnabled: true, percent: 5, amount: null, most: 300 },
  booking: { isEnabled: true, percent: 20, least: 5000, days: 15, categoryIds: [3] },
})

describe('settingsIn', () => {
  it('reads what stands in the fields as it was', () => {
    expect(settingsIn(valuesOf(settings))).toEqual({ ok: true, input: settings })
    const open = {
      ...settings,
      cod: { ...settings.cod, pinPrefixes: [], maxOrder: null, maxOpenOrders: null },
    }
    expect(settingsIn(valuesOf(open))).toEqual({ ok: true, input: open })
    const amount = { isEnabled: true, percent: null, amount: 199.5, most: null }
    const other = { ...settings, prepaid: amount }
    expect(settingsIn(valuesOf(other))).toEqual({ ok: true, input: other })
  })

  it('names every field that it cannot read', () => {
    const values = valuesOf(settings)
    const cod = {
      ...values.cod,
      pinPrefixes: '6oo',
      maxOrder: 'much',
      maxOpenOrders: '0',
      fee: '-1',
    }
    const prepaid = { isEnabled: true, discount: '60%', most: 'little' }
    const booking = { ...values.booking, percent: '4', least: 'much', days: '91' }
    const read = settingsIn({ ...values, cod, prepaid, booking })
    expect(read.ok || Object.keys(read.faults)).toEqual([
      ...['cod.pinPrefixes', 'cod.maxOrder', 'cod.maxOpenOrders', 'cod.fee'],
      ...['prepaid.percent', 'prepaid.most'],
      ...['booking.percent', 'booking.least', 'booking.days'],
    ])
  })
})
