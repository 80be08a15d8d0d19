import { describe, expect, it } from 'vitest'
import {
  available,
  firstHoldLengths as first,
  heldNow,
  holdLengthMs,
  holdUntil,
  isLive,
  longestWaitMs,
} from './hold.ts'

const now = Date.UTC(2026, 10, 20)
const minuteMs = 60_000

describe('sarees are kept aside', () => {
  it('15 minutes in checkout, 30 while payment is pending, 24 hours by staff link, 2 when promised', () => {
    expect(holdLengthMs('offer', first)).toBe(120 * minuteMs)
    expect(holdLengthMs('checkout', first)).toBe(15 * minuteMs)
    expect(holdLengthMs('pending-payment', first, 'upi')).toBe(30 * minuteMs)
    expect(holdUntil('staff-link', now, first)).toBe(now + 24 * 60 * minuteMs)
  })

  it('as long as the owner says, money by its way to pay and half an hour by one of which nothing is said', () => {
    const own = {
      ...first,
      paymentMinutes: { ...first.paymentMinutes, bank_transfer: 2880 },
      checkoutMinutes: 20,
    }
    expect(holdLengthMs('pending-payment', own, 'bank_transfer')).toBe(2880 * minuteMs)
    expect(holdLengthMs('pending-payment', own, 'upi')).toBe(30 * minuteMs)
    expect(holdLengthMs('pending-payment', own)).toBe(30 * minuteMs)
    expect(holdLengthMs('checkout', own)).toBe(20 * minuteMs)
    expect(longestWaitMs(own)).toBe((48 + 24 + 48) * 60 * minuteMs)
  })

  it('a hold has ended at its last moment', () => {
    const hold = { quantity: 1, expiresAtMs: now }
    expect(isLive(hold, now - 1)).toBe(true)
    expect(isLive(hold, now)).toBe(false)
  })

  it('only live holds count', () => {
    const holds = [
      { quantity: 2, expiresAtMs: now + 1 },
      { quantity: 3, expiresAtMs: now },
    ]
    expect(heldNow(holds, now)).toBe(2)
  })

  it('what is left is never below 0', () => {
    expect(available(5, 2, 1)).toBe(2)
    expect(available(1, 2, 1)).toBe(0)
  })
})
