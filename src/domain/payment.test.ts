import { describe, expect, it } from 'vitest'
import { acceptedWays, firstStateFor, isUpiAddress, mayPayBy, upiLink } from './payment.ts'

const cod = { pinPrefixes: ['60', '560'], maxOrderPaise: 2_000_000 }
const order = { totalPaise: 500_000, pin: '600001' }

describe('cash on delivery', () => {
  it('is allowed by PIN prefix and order value', () => {
    expect(mayPayBy('cod', order, cod)).toEqual({ ok: true })
    expect(mayPayBy('cod', { ...order, pin: '110001' }, cod)).toEqual({
      ok: false,
      reason: 'pin-not-served',
    })
    expect(mayPayBy('cod', { ...order, totalPaise: 2_000_000 }, cod)).toEqual({ ok: true })
    expect(mayPayBy('cod', { ...order, totalPaise: 2_000_001 }, cod)).toEqual({
      ok: false,
      reason: 'above-limit',
    })
    expect(mayPayBy('cod', { ...order, pin: '' }, cod)).toEqual({ ok: false, reason: 'bad-pin' })
  })

  it('is everywhere when no prefixes are set', () => {
    const everywhere = { pinPrefixes: [], maxOrderPaise: null }
    expect(mayPayBy('cod', { ...order, pin: '110001' }, everywhere).ok).toBe(true)
  })

  it('is confirmed at once, everything else waits for its money', () => {
    expect(firstStateFor('cod')).toBe('confirmed')
    expect(firstStateFor('upi')).toBe('pending_payment')
  })
})

describe('UPI', () => {
  it('pays up to its limit of the day', () => {
    const limited = { ...cod, limitPaise: 10_000_000 }
    expect(mayPayBy('upi', { ...order, totalPaise: 10_000_000 }, limited).ok).toBe(true)
    expect(mayPayBy('upi', { ...order, totalPaise: 10_000_001 }, limited)).toEqual({
      ok: false,
      reason: 'above-limit',
    })
    expect(mayPayBy('razorpay', { ...order, totalPaise: 10_000_001 }, cod).ok).toBe(true)
    expect(mayPayBy('upi', { ...order, totalPaise: 0 }, cod)).toEqual({
      ok: false,
      reason: 'nothing-to-pay',
    })
  })

  it('opens the app with everything filled in', () => {
    const request = { payeeAddress: 'pallu@okbank', payeeName: 'Pallu & Co', amountPaise: 899_950 }
    expect(upiLink({ ...request, reference: 'PAL-2026-000123' })).toBe(
      'upi://pay?pa=pallu@okbank&pn=Pallu%20%26%20Co&am=8999.50&cu=INR&tn=PAL-2026-000123&tr=PAL-2026-000123',
    )
  })

  it('knows an address of its own', () => {
    expect(isUpiAddress('pallu.shop@okhdfcbank')).toBe(true)
    for (const bad of ['pallu', 'a@b@c', 'pallu@', 'pal lu@ok', 'pallu@ok&am=1']) {
      expect(isUpiAddress(bad)).toBe(false)
    }
  })
})

describe('what the shop accepts', () => {
  it('is what is switched on, by brand or by name', () => {
    expect(acceptedWays([], [])).toEqual([])
    expect(acceptedWays(['cod'], [])).toEqual([{ way: 'cod' }])
    expect(acceptedWays(['cod', 'upi', 'bank_transfer'], [])).toEqual([
      { mark: 'UPI' },
      { way: 'cod' },
      { way: 'bank_transfer' },
    ])
    const all = acceptedWays(['upi', 'razorpay'], []).map((one) => 'mark' in one && one.mark)
    expect(all).toEqual(['Visa', 'Mastercard', 'American Express', 'RuPay', 'UPI'])
  })

  it('is the list of the owner where there is one', () => {
    expect(acceptedWays(['cod'], ['Visa'])).toEqual([{ mark: 'Visa' }])
  })
})
