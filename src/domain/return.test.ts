import { describe, expect, it } from 'vitest'
import { canStep, mayReturn } from './return.ts'

const hour = 3_600_000
const delivered = { state: 'delivered', deliveredAtMs: 1_000_000 } as const
const hoursLater = (hours: number) => delivered.deliveredAtMs + hours * hour

describe('returns: 7 days, damage reports within 48 hours of delivery', () => {
  it('7 days from delivery', () => {
    expect(mayReturn(delivered, 'colour', hoursLater(7 * 24) - 1)).toEqual({ ok: true })
    expect(mayReturn(delivered, 'colour', hoursLater(7 * 24))).toEqual({
      ok: false,
      reason: 'too-late',
    })
  })

  it('48 hours for damage', () => {
    expect(mayReturn(delivered, 'damaged', hoursLater(48) - 1)).toEqual({ ok: true })
    expect(mayReturn(delivered, 'damaged', hoursLater(48))).toEqual({
      ok: false,
      reason: 'damage-too-late',
    })
  })

  it('nothing that has not arrived', () => {
    const shipped = { state: 'shipped', deliveredAtMs: null } as const
    expect(mayReturn(shipped, 'other', 0)).toEqual({ ok: false, reason: 'not-delivered' })
  })

  it('goes from asked over approved and received to closed, or is refused', () => {
    expect(canStep('asked', 'approved')).toBe(true)
    expect(canStep('approved', 'refused')).toBe(true)
    expect(canStep('asked', 'received')).toBe(false)
    expect(canStep('refused', 'approved')).toBe(false)
    expect(canStep('closed', 'received')).toBe(false)
  })
})
