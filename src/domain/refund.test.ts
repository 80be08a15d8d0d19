import { describe, expect, it } from 'vitest'
import {
  chargedPaise,
  isOpenRefund,
  moneyOf,
  notedGoodwillPaise,
  type RefundState,
  refundStates,
  refundsToTell,
} from './refund.ts'

const sums = {
  state: 'confirmed',
  totalPaise: 390_000,
  refundedPaise: 0,
  creditedPaise: 0,
  goodwillPaise: 0,
} as const

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

describe('money of an order of which a part was credited', () => {
  const paid = { ...sums, paidPaise: 390_000, creditedPaise: 90_000 }

  it('is owed as far as it was paid for what is charged no more', () => {
    expect(moneyOf(paid)).toMatchObject({ duePaise: 0, leftPaise: 390_000, owedPaise: 90_000 })
    expect(moneyOf({ ...paid, refundedPaise: 90_000 }).owedPaise).toBe(0)
    expect(moneyOf({ ...paid, paidPaise: 300_000 })).toMatchObject({ duePaise: 0, owedPaise: 0 })
    expect(moneyOf({ ...paid, paidPaise: 100_000 })).toMatchObject({
      ...{ duePaise: 200_000, owedPaise: 0 },
    })
  })

  it('is owed as well after a gift of the shop, as far as money of it is left', () => {
    const given = { ...paid, refundedPaise: 50_000, goodwillPaise: 50_000 }
    expect(moneyOf(given)).toMatchObject({ leftPaise: 340_000, owedPaise: 90_000 })
    expect(moneyOf({ ...given, creditedPaise: 390_000 }).owedPaise).toBe(340_000)
    expect(notedGoodwillPaise({ keptPaise: 300_000, goodwillPaise: 50_000 })).toBe(0)
    expect(notedGoodwillPaise({ keptPaise: 0, goodwillPaise: 50_000 })).toBe(50_000)
  })

  it('stays with the shop for what came back without its delivery', () => {
    const back = { ...paid, state: 'returned', creditedPaise: 365_000 } as const
    expect(chargedPaise(back)).toBe(25_000)
    expect(moneyOf(back)).toMatchObject({ duePaise: 0, owedPaise: 365_000 })
  })
})

it('a buyer is told of money when it went, and of what failed until it is tried again', () => {
  const of = (state: RefundState) => ({ state, amount_paise: 50_000 })
  expect(refundsToTell([of('done'), of('asked'), of('unsure')])).toEqual({
    ...{ donePaise: 50_000, creditPaise: 0, cardPaise: 0, pendingPaise: 100_000 },
    ...{ failedPaise: 0, exchangedPaise: 0 },
  })
  expect(refundsToTell([of('done'), { ...of('done'), method: 'store_credit' }])).toMatchObject({
    ...{ donePaise: 50_000, creditPaise: 50_000 },
  })
  const back = [
    { ...of('done'), method: 'store_credit' },
    { ...of('done'), method: 'gift_card' },
  ]
  const exchanged = refundsToTell(back, { creditPaise: 40_000, cardPaise: 30_000 })
  expect(exchanged).toMatchObject({
    ...{ donePaise: 0, creditPaise: 10_000, cardPaise: 20_000, exchangedPaise: 70_000 },
  })
  expect(refundsToTell([of('refused')])).toMatchObject({ donePaise: 0, failedPaise: 50_000 })
  expect(refundsToTell([of('refused'), of('done')])).toMatchObject({ failedPaise: 0 })
})

it('a refund is open until the gateway has paid or refused', () => {
  expect(refundStates.filter(isOpenRefund)).toEqual(['asked', 'unsure'])
})
