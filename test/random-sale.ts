import * as fc from 'fast-check'
import type { CreditStep } from '#domain/tax/credit-note.ts'
import type { Sale } from '#domain/tax/sale.ts'

const states = fc.constantFrom('33', '29', '34', '04', '35', '27', '97')

const line = fc.record({
  taxClass: fc.constantFrom('fabric', 'garment', 'stitching', 'jewellery'),
  hsn: fc.constantFrom('5007', '5208', '6206', '6211', '7117', '540761', '998822'),
  unitPaise: fc.oneof(
    fc.integer({ min: 0, max: 400_000 }),
    fc.integer({ min: 0, max: 50_000_000 }),
  ),
  quantity: fc.integer({ min: 1, max: 10 }),
})

/** Anything that a regular seller may sell in a cart of up to six lines. */
export const randomSale: fc.Arbitrary<Sale> = fc.record({
  seller: fc.record({
    registration: fc.constant('regular' as const),
    stateCode: fc.constantFrom('33', '04', '34'),
    hasLut: fc.boolean(),
    registeredBuyerPlace: fc.constantFrom('gstin' as const, 'delivery' as const),
  }),
  on: fc.constantFrom('2019-02-28', '2025-09-21', '2025-09-22', '2026-12-01'),
  buyer: fc.record({ gstin: fc.option(fc.constant('29ZZZFB0000Z1ZF'), { freq: 3 }) }),
  delivery: fc.record({
    stateCode: fc.option(states),
    country: fc.option(fc.constantFrom('SG', 'US'), { freq: 8 }),
    isCounter: fc.boolean(),
  }),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  discounts: fc.array(
    fc.record({
      paise: fc.oneof(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 90_000_000 }),
      ),
      lines: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 5 })), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  deliveryPaise: fc.constantFrom(0, 1, 25_000, 99_999),
  feePaise: fc.constantFrom(0, 0, 4_900),
})

/** The pieces of a sale that come back one after the other in an order drawn at random, with price cuts between. */
export const randomSteps: fc.Arbitrary<CreditStep[]> = fc.array(
  fc.record({
    returned: fc.array(
      fc.record({ line: fc.integer({ min: 0, max: 5 }), quantity: fc.integer({ min: 0, max: 4 }) }),
      { maxLength: 3 },
    ),
    reduced: fc.array(
      fc.record({
        line: fc.integer({ min: 0, max: 5 }),
        paise: fc.integer({ min: 0, max: 60_000 }),
      }),
      { maxLength: 2 },
    ),
    delivery: fc.boolean(),
  }),
  { maxLength: 6 },
)
