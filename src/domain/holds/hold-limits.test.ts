import { describe, expect, it } from 'vitest'
import {
  claimUntil,
  defaultHoldLimits,
  draftUntil,
  type FilledRoom,
  hasLapsed,
  keepsNothing,
  linesWithin,
  mayKeepAgain,
} from './hold-limits.ts'

const line = (productId: number, free: number, quantity = 1, rupees = 1000) => ({
  ...{ productId, free, quantity },
  unitPaise: rupees * 100,
})
const room = (pieces: number, rupees = 1_000_000, kept = keepsNothing): FilledRoom => ({
  room: { pieces, rupees },
  kept,
})
const ids = (lines: { productId: number }[]) => lines.map((one) => one.productId)

describe('what is kept aside', () => {
  it('is the scarcest first, as many pieces as the smallest room takes', () => {
    const lines = [line(1, 9), line(2, 1), line(3, 4), line(4, 2)]
    expect(ids(linesWithin(lines, [room(10), room(2)]))).toEqual([2, 4])
    expect(ids(linesWithin(lines, [room(4)]))).toEqual([2, 4, 3, 1])
    expect(linesWithin(lines, [room(10), room(0)])).toEqual([])
  })

  it('counts pieces, not lines, and keeps a line whole or not at all', () => {
    expect(ids(linesWithin([line(1, 3, 3), line(2, 5, 5), line(3, 7, 2)], [room(6)]))).toEqual([
      1, 3,
    ])
  })

  it('counts what is kept already', () => {
    const full = { pieces: 5, paise: 500_000 }
    expect(ids(linesWithin([line(1, 1), line(2, 2)], [room(6, 9000, full)]))).toEqual([1])
    expect(linesWithin([line(1, 1)], [room(5, 9000, full)])).toEqual([])
  })

  it('counts what it is worth, to the paisa', () => {
    const worth = (rupees: number) => [line(1, 1, 1, 4000), line(2, 2, 1, rupees)]
    expect(ids(linesWithin(worth(6000), [room(9, 10_000)]))).toEqual([1, 2])
    expect(ids(linesWithin(worth(6000.01), [room(9, 10_000)]))).toEqual([1])
  })

  it('may be one saree that is worth more than everything else together', () => {
    const dear = line(1, 1, 1, 900_000)
    expect(ids(linesWithin([dear], [room(6, 200_000)]))).toEqual([1])
    const some = { pieces: 1, paise: 1 }
    expect(linesWithin([dear], [room(6, 200_000, some)])).toEqual([])
    expect(ids(linesWithin([dear, line(2, 2)], [room(6, 200_000)]))).toEqual([1])
  })
})

describe('for how long', () => {
  const limits = { ...defaultHoldLimits, minutesPerPiece: 60, claimHours: 24, lapseHours: 72 }

  it('one saree is kept again and again up to a sum of time', () => {
    expect(mayKeepAgain(60 * 60_000 - 1, limits)).toBe(true)
    expect(mayKeepAgain(60 * 60_000, limits)).toBe(false)
  })

  it('a draft of a stranger is kept for minutes, a named transfer for hours', () => {
    expect(draftUntil(limits, 5)).toBe(30 * 60_000 + 5)
    expect(claimUntil(limits, 5)).toBe(24 * 3_600_000 + 5)
  })

  it('a named transfer that nobody finds lapses', () => {
    expect(hasLapsed(1000, limits, 1000 + 72 * 3_600_000 - 1)).toBe(false)
    expect(hasLapsed(1000, limits, 1000 + 72 * 3_600_000)).toBe(true)
  })

  it('by default a network keeps less than a quarter of a shop of 73 sarees', () => {
    expect(defaultHoldLimits.network.pieces).toBeLessThan(73 / 4)
    expect(defaultHoldLimits.order.pieces).toBeLessThanOrEqual(defaultHoldLimits.visitor.pieces)
    expect(defaultHoldLimits.visitor.pieces).toBeLessThan(defaultHoldLimits.network.pieces)
  })
})
