import { describe, expect, it } from 'vitest'
import {
  amountBack,
  isOpenRefund,
  moneyOf,
  type RefundState,
  refundStates,
  refundsToTell,
} from './refund.ts'

const sums = { state: 'confirmed', totalPaise: 390_000, refundedPaise: 0 } as const

describe('money of an order', () => {
  it('is due until it is paid, unless the order is over', () => {
    expect(moneyOf({ ...sums, paidPaise: 90_000 }).duePaise).toBe(300_000)
    expect(moneyOf({ ...sums, paidPaise: 780_000 }).duePaise).toBe(0)
    for (const state of ['cancelled', 'returned', 'refunded'] as const)
      expect(moneyOf({ ...sums, state, paidPaise: 90_000 }).duePaise).toBe(0)
  })

  it('is owed to the buyer when more came than the total', () => {
    expect(moneyOf({ ...sums, paidPaise: 390_000 })).toMatchObject({
      leftPaise: 390_000,
      owedPaise: 0,
    })
    expect(moneyOf({ ...sums, paidPaise: 780_000 })).toMatchObject({
      leftPaise: 780_000,
      owedPaise: 390_000,
    })
    const half = { ...sums, paidPaise: 780_000, refundedPaise: 390_000 }
    expect(moneyOf(half)).toMatchObject({ leftPaise: 390_000, owedPaise: 0 })
  })

  it('is owed to the buyer as a whole once the order is over', () => {
    for (const state of ['cancelled', 'returned', 'refunded'] as const)
      expect(
        moneyOf({ ...sums, state, paidPaise: 390_000, refundedPaise: 100_000 }).owedPaise,
      ).toBe(290_000)
  })
})

describe('what goes back for pieces that came back', () => {
  const paid = { totalPaise: 625_000, paidPaise: 625_000, refundedPaise: 0 }
  const two = { ...paid, subtotalPaise: 600_000, discountPaise: 0 }

  it('is everything with its delivery once the whole order came back', () => {
    const back = { ...two, state: 'returned', worthPaise: 600_000 } as const
    expect(amountBack(back)).toBe(625_000)
    expect(amountBack({ ...back, refundedPaise: 600_000 })).toBe(25_000)
  })

  it('is what was paid for them while the others stay, without their share of a discount', () => {
    const back = { ...two, state: 'delivered', worthPaise: 300_000 } as const
    expect(amountBack(back)).toBe(300_000)
    expect(amountBack({ ...back, discountPaise: 60_000 })).toBe(270_000)
    expect(amountBack({ ...back, refundedPaise: 500_000 })).toBe(125_000)
    expect(amountBack({ ...back, subtotalPaise: 0, worthPaise: 0 })).toBe(0)
  })
})

it('a buyer is told of money when it went, and of what failed until it is tried again', () => {
  const of = (state: RefundState) => ({ state, amount_paise: 50_000 })
  expect(refundsToTell([of('done'), of('asked'), of('unsure')])).toEqual({
    ...{ donePaise: 50_000, pendingPaise: 100_000, failedPaise: 0 },
  })
  expect(refundsToTell([of('refused')])).toMatchObject({ donePaise: 0, failedPaise: 50_000 })
  expect(refundsToTell([of('refused'), of('done')])).toMatchObject({ failedPaise: 0 })
})

it('a refund is open until the gateway has paid or refused', () => {
  expect(refundStates.filter(isOpenRefund)).toEqual(['asked', 'unsure'])
})
