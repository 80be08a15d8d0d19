import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepaidDiscountOf } from './prepaid-discount.ts'

const none = { percent: null, amountPaise: null, mostPaise: null }
const percent = (of: number, mostPaise: number | null = null) => ({
  ...none,
  percent: of,
  mostPaise,
})
const amount = (amountPaise: number) => ({ ...none, amountPaise })

describe('what paying in advance takes off', () => {
  it('is a percentage of the goods to the rupee, up to its ceiling', () => {
    const order = { goodsPaise: 249_900, duePaise: 274_900 }
    expect(prepaidDiscountOf(percent(5), order)).toBe(12_500)
    expect(prepaidDiscountOf(percent(5, 10_000), order)).toBe(10_000)
    expect(prepaidDiscountOf(amount(5_000), order)).toBe(5_000)
  })

  it('counts only what is still to be paid: store credit has paid before', () => {
    expect(prepaidDiscountOf(percent(10), { goodsPaise: 500_000, duePaise: 100_000 })).toBe(10_000)
    expect(prepaidDiscountOf(percent(10), { goodsPaise: 500_000, duePaise: 0 })).toBe(0)
  })

  it('never takes all of it off: a rupee is left to pay', () => {
    expect(prepaidDiscountOf(amount(90_000), { goodsPaise: 40_000, duePaise: 40_000 })).toBe(39_900)
    expect(prepaidDiscountOf(amount(90_000), { goodsPaise: 40, duePaise: 40 })).toBe(0)
    expect(prepaidDiscountOf(none, { goodsPaise: 40_000, duePaise: 40_000 })).toBe(0)
  })

  it('is between nothing and what it is taken off, whatever the order', async () => {
    const rupees = fc.integer({ min: 0, max: 50_000_000 })
    await fc.assert(
      fc.property(
        fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 50 }), mostPaise: fc.option(rupees) }),
          fc.record({ amountPaise: rupees }),
        ),
        fc.record({ goodsPaise: rupees, duePaise: rupees }),
        (terms, order) => {
          const paise = prepaidDiscountOf({ ...none, ...terms }, order)
          expect(paise).toBeGreaterThanOrEqual(0)
          expect(paise).toBeLessThanOrEqual(order.goodsPaise)
          if (paise > 0) expect(order.duePaise - paise).toBeGreaterThanOrEqual(100)
        },
      ),
    )
  })
})
