import fc from 'fast-check'
import { expect, it } from 'vitest'
import { policy } from '#domain/policy.ts'
import { addPrice, bandsOf, noPrices } from './price-bands.ts'

const spreadOf = (rupees: number[]) => {
  const spread = noPrices()
  for (const price of rupees) addPrice(spread, Math.round(price * 100))
  return spread
}

it('bands are made from what is there: about as many sarees in each', () => {
  const prices = [1200, 1800, 2450, 4250, 7500, 9800, 12600, 24900, 47200, 61000]
  expect(bandsOf(spreadOf(prices), spreadOf([1200, 9800, 61000]))).toEqual([
    { minPrice: null, maxPrice: 2000, count: 1 },
    { minPrice: 2000, maxPrice: 5000, count: 0 },
    { minPrice: 5000, maxPrice: 10000, count: 1 },
    { minPrice: 10000, maxPrice: 25000, count: 0 },
    { minPrice: 25000, maxPrice: null, count: 1 },
  ])
})

it('prices that lie close together need none', () => {
  expect(bandsOf(spreadOf([1100, 1200, 1300]), spreadOf([]))).toEqual([])
  expect(bandsOf(noPrices(), noPrices())).toEqual([])
})

it('each counts exactly what its prices would match, and together they hold every saree', () => {
  const price = fc.oneof(
    fc.integer({ min: 1, max: 12_000_000 }).map((paise) => paise / 100),
    fc.constantFrom(...policy.priceBands.edges),
  )
  fc.assert(
    fc.property(fc.array(price, { maxLength: 60 }), (prices) => {
      const bands = bandsOf(spreadOf(prices), spreadOf(prices))
      const inBand = (band: (typeof bands)[number], one: number) =>
        (band.minPrice === null || one >= band.minPrice) &&
        (band.maxPrice === null || one <= band.maxPrice)
      for (const band of bands) {
        expect(band.count).toBe(prices.filter((one) => inBand(band, one)).length)
        expect(band.count).toBeGreaterThan(0)
      }
      expect(bands.length).toBeLessThanOrEqual(policy.priceBands.most)
      if (bands.length > 0) {
        expect(prices.every((one) => bands.some((band) => inBand(band, one)))).toBe(true)
      }
    }),
  )
})
