import { describe, expect, it } from 'vitest'
import { canStep, isBack, mayReturn, returnStates } from './return.ts'

const hour = 3_600_000
const promised = { returnsDays: 7, damageReportHours: 48 }
const delivered = { state: 'delivered', deliveredAtMs: 1_000_000, ...promised } as const
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
    const shipped = { state: 'shipped', deliveredAtMs: null, ...promised } as const
    const unseen = { ...delivered, deliveredAtMs: null }
    const back = { ...delivered, state: 'returned' } as const
    for (const order of [shipped, unseen, back])
      expect(mayReturn(order, 'other', 0)).toEqual({ ok: false, reason: 'not-delivered' })
  })

  it('goes from asked over approved and received to closed, or is refused', () => {
    const steps = returnStates.flatMap((from) =>
      returnStates.filter((to) => canStep(from, to)).map((to) => `${from} > ${to}`),
    )
    expect(steps).toEqual([
      ...['asked > approved', 'asked > refused'],
      ...['approved > refused', 'approved > received'],
      'received > closed',
    ])
  })
})

it('its pieces are back once they were received', () => {
  expect(returnStates.filter(isBack)).toEqual(['received', 'closed'])
})
