import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedPrice, priceEndings } from './changed-price.ts'

it('a price is rounded to the rupee, to ₹50 or to 99', () => {
  const paise = 1_234_500
  expect(changedPrice(paise, -10, 'rupee')).toBe(1_111_100)
  expect(changedPrice(paise, -10, 'fifty')).toBe(1_110_000)
  expect(changedPrice(paise, -10, 'ninety-nine')).toBe(1_109_900)
  expect(changedPrice(1_115_000, 0.1, 'ninety-nine')).toBe(1_119_900)
})

it('no saree becomes free, and one without a price gets none', () => {
  expect(priceEndings.map((ending) => changedPrice(100, -90, ending))).toEqual([100, 5000, 9900])
  expect(priceEndings.map((ending) => changedPrice(0, 50, ending))).toEqual([0, 0, 0])
})

it('a rounded price is within half a step of the exact one, and ends as asked', () => {
  const prices = fc.record({
    price: fc.integer({ min: 100_000, max: 50_000_000 }),
    percent: fc.integer({ min: -90, max: 200 }),
    ending: fc.constantFrom(...priceEndings),
  })
  const half = { rupee: 0.5, fifty: 25, 'ninety-nine': 50 }
  fc.assert(
    fc.property(prices, ({ price, percent, ending }) => {
      const rupees = changedPrice(price, percent, ending) / 100
      expect(Number.isInteger(rupees)).toBe(true)
      if (ending === 'fifty') expect(rupees % 50).toBe(0)
      if (ending === 'ninety-nine') expect(rupees % 100).toBe(99)
      expect(Math.abs(rupees - (price * (100 + percent)) / 10_000)).toBeLessThanOrEqual(
        half[ending] + 1e-6,
      )
    }),
  )
})
