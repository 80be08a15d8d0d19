import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pricePair } from '#domain/pricing.ts'
import { priceEndings } from './changed-price.ts'
import { haveCommon, salePrice } from './sale-price.ts'

const tenOff = { percent: -10, ending: 'rupee' } as const

it('a saree without a discount gets one, and its price is struck through', () => {
  const prices = { price_paise: 100_000, discount_paise: null }
  expect(salePrice(prices, tenOff)).toEqual({ discount_paise: 90_000 })
})

it('of a saree that has one already what is paid is lowered, in whichever field it stands', () => {
  const [low, high] = [80_000, 100_000]
  const field = (price_paise: number, discount_paise: number) =>
    salePrice({ price_paise, discount_paise }, tenOff)
  expect(field(high, low)).toEqual({ discount_paise: 72_000 })
  expect(field(low, high)).toEqual({ price_paise: 72_000 })
  expect(field(high, high)).toEqual({ discount_paise: 90_000 })
})

it('rounding makes nothing dearer', () => {
  const prices = { price_paise: 5_000, discount_paise: null }
  expect(salePrice(prices, { percent: -10, ending: 'ninety-nine' })).toEqual({})
})

it('in a sale one pays less, and no more than was struck through before is struck through', () => {
  const paise = fc.integer({ min: 0, max: 50_000_000 })
  const given = fc.record({
    price_paise: paise,
    discount_paise: fc.option(paise),
    percent: fc.integer({ min: -90, max: -1 }),
    ending: fc.constantFrom(...priceEndings),
  })
  const tag = (of: { price_paise: number; discount_paise: number | null }) =>
    pricePair({ pricePaise: of.price_paise, discountPricePaise: of.discount_paise })
  fc.assert(
    fc.property(given, ({ percent, ending, ...prices }) => {
      const wanted = salePrice(prices, { percent, ending })
      const [before, after] = [tag(prices), tag({ ...prices, ...wanted })]
      if (Object.keys(wanted).length === 0) expect(after).toEqual(before)
      else {
        expect(after.currentPaise).toBeLessThan(before.currentPaise)
        expect(after.originalPaise).toBe(before.originalPaise ?? before.currentPaise)
      }
    }),
  )
})

it('two lists of a saree have no moment in common', () => {
  const diwali = { from: 10, until: 20 }
  expect(haveCommon(diwali, { from: 20, until: 30 })).toBe(false)
  expect(haveCommon(diwali, { from: 19, until: 30 })).toBe(true)
  expect(haveCommon(diwali, { from: 15, until: null })).toBe(true)
  expect(haveCommon(diwali, { from: 20, until: null })).toBe(false)
})
