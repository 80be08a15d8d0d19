import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judge, missingFrom, type Row, tolerance } from './compare.ts'

const one = (now: Row, was: Row) => {
  const [judged] = judge([now], [was])
  if (!judged) throw new Error('A row was not judged.')
  return judged
}
const weight = (figure: number): Row => ({ what: 'home', figure, unit: 'kB', budget: 115 })
const cpu = (ratio: number): Row => ({ what: 'page', figure: 9, unit: 'ms', ratio, budget: 6 })
const share = (figure: number): Row => ({
  ...{ what: 'score', figure, unit: '', budget: 95, isFloor: true },
})

const positive = fc.double({ min: 0.001, max: 1e6, noNaN: true })

it('what got worse by more than a fifth is a regression, by less it is not', () => {
  expect(one(weight(121), weight(100)).isWorse).toBe(true)
  expect(one(weight(119), weight(100)).isWorse).toBe(false)
  expect(one(cpu(241), cpu(200))).toMatchObject({ verdict: 'missed', isWorse: true })
  expect(one(cpu(239), cpu(200))).toMatchObject({ verdict: 'missed', isWorse: false })
})

it('a budget is met up to its very figure, from above and from below', () => {
  expect(one(weight(115), weight(100)).verdict).toBe('met')
  expect(one(weight(115.1), weight(100)).verdict).toBe('missed')
  expect(one(share(95), share(99)).verdict).toBe('met')
  expect(one(share(94.9), share(99)).verdict).toBe('missed')
})

it('a floor that falls is as much worse as a ceiling that rises', () => {
  fc.assert(
    fc.property(positive, positive, (low, high) => {
      const [fell, rose] = [one(share(low), share(high)), one(weight(high), weight(low))]
      expect(fell.worsening).toBeCloseTo(rose.worsening ?? Number.NaN, 8)
      expect(fell.isWorse).toBe(rose.isWorse)
    }),
  )
})

it('of two runs at most one is a regression of the other, and none of itself', () => {
  const kinds = fc.constantFrom(weight, cpu, share)
  fc.assert(
    fc.property(kinds, positive, positive, (of, a, b) => {
      const [forth, back] = [one(of(a), of(b)), one(of(b), of(a))]
      expect(forth.isWorse && back.isWorse).toBe(false)
      expect((forth.worsening ?? 0) * (back.worsening ?? 0)).toBeCloseTo(1, 8)
      expect(one(of(a), of(a)).isWorse).toBe(false)
      expect(forth.isWorse).toBe((forth.worsening ?? 0) > tolerance)
    }),
  )
})

it('a slower machine is no regression: with a ratio the ratio decides, by the clock nothing does', () => {
  const slow = { ...cpu(200), figure: 40 }
  expect(one(slow, cpu(200))).toMatchObject({ worsening: 1, isWorse: false })
  const wait = (figure: number): Row => ({ what: 'p95', figure, unit: 'ms', budget: 25 })
  expect(one(wait(24), wait(2)).isWorse).toBe(false)
  expect(one(cpu(900), wait(2)).isWorse).toBe(false)
})

it('zero that was promised and is no more is a regression', () => {
  const errors = (figure: number): Row => ({ what: 'errors', figure, unit: '', budget: 0 })
  expect(one(errors(1), errors(0))).toMatchObject({ verdict: 'missed', isWorse: true })
  expect(one(errors(0), errors(0)).isWorse).toBe(false)
  expect(one(errors(0), errors(3)).isWorse).toBe(false)
})

it('a row that is new is judged by its budget alone, one that is gone is named', () => {
  const [fresh] = judge([weight(300)], [])
  expect(fresh).toEqual({ row: weight(300), verdict: 'missed', isWorse: false })
  expect(missingFrom([cpu(1)], [weight(100), cpu(2)])).toEqual(['home'])
  expect(missingFrom([], [{ what: 'orders counted', figure: 9, unit: '' }])).toEqual([])
})

it('every row comes back once and in its place', () => {
  const rows = fc.uniqueArray(
    fc.record({ what: fc.string(), figure: positive, unit: fc.constantFrom('kB', 'ms', 'x') }),
    { selector: ({ what }) => what },
  )
  fc.assert(
    fc.property(rows, rows, (now, was) => {
      expect(judge(now, was).map(({ row }) => row)).toEqual(now)
    }),
  )
})
