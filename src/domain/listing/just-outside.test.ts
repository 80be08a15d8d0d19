import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceOf, isShort, nearest } from './just-outside.ts'

const piece = (id: number, rupees: number) => ({ id, currentPricePaise: rupees * 100 })
const within = { minPrice: 5000, maxPrice: 6000 }

it('nothing or few found within a price: the nearest just outside, on both sides', () => {
  const all = [piece(1, 4000), piece(2, 6100), piece(3, 4900), piece(4, 9000), piece(5, 5500)]
  expect(nearest(all, within).map(({ id }) => id)).toEqual([3, 2, 1, 4])
})

it('as far away, the cheaper comes first; as dear, the newer', () => {
  const all = [piece(1, 6100), piece(2, 4900), piece(3, 4900)]
  expect(nearest(all, within).map(({ id }) => id)).toEqual([3, 2, 1])
})

it('a list is short with three, and only where a price was asked for', () => {
  expect([isShort(3, within), isShort(4, within)]).toEqual([true, false])
  expect(isShort(0, { minPrice: null, maxPrice: null })).toBe(false)
  expect(isShort(0, { minPrice: null, maxPrice: 0 })).toBe(true)
})

it('nothing within the price is ever outside it, and none that is left out lies nearer', () => {
  const bounds = fc.record({
    minPrice: fc.option(fc.nat(9000)),
    maxPrice: fc.option(fc.integer({ min: 9000, max: 20_000 })),
  })
  const pieces = fc
    .array(fc.nat(30_000), { maxLength: 30 })
    .map((prices) => prices.map((rupees, id) => piece(id, rupees)))
  fc.assert(
    fc.property(pieces, bounds, (all, asked) => {
      const away = (one: { currentPricePaise: number }) => distanceOf(one.currentPricePaise, asked)
      const shown = nearest(all, asked)
      expect(shown.every((one) => away(one) > 0)).toBe(true)
      const farthest = Math.max(0, ...shown.map(away))
      const left = all.filter((one) => away(one) > 0 && !shown.includes(one))
      expect(left.every((one) => away(one) >= farthest)).toBe(true)
    }),
  )
})
