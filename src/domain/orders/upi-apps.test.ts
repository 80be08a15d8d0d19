import { describe, expect, it } from 'vitest'
import { upiLink } from '#domain/payment.ts'
import { inApp, upiApps } from './upi-apps.ts'

const link = upiLink({
  payeeAddress: 'pallu@okbank',
  payeeName: 'Pallu',
  amountPaise: 4_250_000,
  reference: 'PAL-2026-000123',
})

describe('buttons for the apps first', () => {
  it('each app opens with the payee, the amount and the order number of the UPI link', () => {
    const asked = (address: string) => address.slice(address.indexOf('?'))
    for (const app of upiApps) expect(asked(inApp(link, app))).toBe(asked(link))
    expect(upiApps.map((app) => inApp(link, app).split('?')[0])).toEqual([
      ...['tez://upi/pay', 'phonepe://pay', 'paytmmp://pay', 'bhim://pay'],
    ])
  })

  it('leaves alone what is no UPI link', () => {
    expect(inApp('https://pallu.example/?to=upi://pay?x', { scheme: 'bhim://pay' })).toBe(
      'https://pallu.example/?to=upi://pay?x',
    )
  })
})
