import { expect, it } from 'vitest'
import { costOf, entryAt, shareOf, sinceOf } from './costs.ts'

const entry = (purchasePaise: number | null, sinceAt: number) => ({
  ...{ purchasePaise, sinceAt },
  otherPaise: 50_00,
})

it('a piece cost what was written down last of what counts when it is sold', () => {
  const [first, dearer] = [entry(4000_00, 0), entry(4500_00, 1000)]
  const corrected = entry(4600_00, 1000)
  expect(costOf(entryAt([], 5000))).toBeNull()
  expect(costOf(entryAt([first, dearer], 999))).toBe(4050_00)
  expect(costOf(entryAt([first, dearer], 1000))).toBe(4550_00)
  expect(costOf(entryAt([first, dearer, corrected], 1000))).toBe(4650_00)
  expect(costOf(entryAt([first, dearer, corrected], 999))).toBe(4050_00)
  expect(costOf(entryAt([first, entry(null, 2000)], 3000))).toBeNull()
})

it('the first entry counts for what was sold before it, a correction from when its mistake did', () => {
  expect(sinceOf(undefined, { isCorrection: false, nowMs: 9 })).toBe(0)
  expect(sinceOf(entry(1, 5), { isCorrection: false, nowMs: 9 })).toBe(9)
  expect(sinceOf(entry(1, 5), { isCorrection: true, nowMs: 9 })).toBe(5)
})

it('no share of nothing', () => {
  expect([shareOf(25, 100), shareOf(-25, 100), shareOf(-25, 0)]).toEqual([0.25, -0.25, null])
})
