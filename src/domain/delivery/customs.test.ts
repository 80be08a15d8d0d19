import fc from 'fast-check'
import { expect, it } from 'vitest'
import { customsOf } from './customs.ts'

const weights = { saree: 800, packing: 200 }
const silk = { name: 'Kanjivaram', quantity: 2, unitPaise: 900_000, hsn: '5007', origin: '' }

it('tells what each line weighs and is worth, and the parcel with its packing', () => {
  const cotton = { ...silk, name: 'Chettinad', quantity: 1, unitPaise: 200_000, hsn: '5208' }
  const pieces = [
    { ...silk, weight: '650 g' },
    { ...cotton, weight: '' },
  ]
  const declared = customsOf(pieces, weights, 200_000)
  expect(declared.rows.map((row) => [row.hsn, row.origin, row.netGrams, row.valuePaise])).toEqual([
    ['5007', 'India', 1300, 1_620_000],
    ['5208', 'India', 800, 180_000],
  ])
  expect([declared.netGrams, declared.grossGrams, declared.goodsPaise]).toEqual([
    2100, 2300, 1_800_000,
  ])
})

it('adds up to what was paid for the goods, whatever was taken off', () => {
  const piece = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPaise: fc.integer({ min: 1, max: 9_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.nat(100), (some, percent) => {
      const pieces = some.map((one) => ({ ...silk, ...one, weight: '' }))
      const full = pieces.reduce((sum, one) => sum + one.unitPaise * one.quantity, 0)
      const discount = Math.floor((full * percent) / 100)
      const { rows, goodsPaise } = customsOf(pieces, weights, discount)
      expect(rows.reduce((sum, { valuePaise }) => sum + valuePaise, 0)).toBe(goodsPaise)
      expect(rows.every(({ valuePaise }) => valuePaise >= 0)).toBe(true)
    }),
  )
})
