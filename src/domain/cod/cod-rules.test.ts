import { describe, expect, it } from 'vitest'
import { type CodQuestion, type CodRule, decideCod } from './cod-rules.ts'

const order: CodQuestion = {
  ...{ totalPaise: 500_000, pin: '600001', refusals: 0, isNewBuyer: false },
  lines: [{ categoryId: 1 }, { categoryId: null }],
}
const decide = (rules: CodRule[], change: Partial<CodQuestion> = {}) =>
  decideCod(rules, { ...order, ...change }, 20_000_000)
const refuseAll: CodRule = { id: 9, outcome: 'refuse' }

describe('cash at the door', () => {
  it('asks in this order: nothing to pay, the PIN, the pieces, the rules, so much cash', () => {
    const lines = [{ categoryId: 1, isCodAllowed: false }]
    expect(decide([refuseAll], { totalPaise: 0, pin: '', lines }).reason).toBe('nothing-to-pay')
    expect(decide([refuseAll], { pin: '060001', lines }).reason).toBe('bad-pin')
    expect(decide([refuseAll], { lines }).reason).toBe('product')
    expect(decide([refuseAll], { totalPaise: 30_000_000 })).toMatchObject({
      ...{ reason: 'rule', rule: 9 },
    })
    expect(decide([], { totalPaise: 20_000_000 }).reason).toBe('cash-limit')
    expect(decide([], { totalPaise: 19_999_999 }).outcome).toBe('allow')
  })

  it('counts the cash alone against the limit', () => {
    const half: CodRule = { id: 1, outcome: 'part-advance', advancePercent: 50 }
    expect(decide([half], { totalPaise: 30_000_000 })).toEqual({
      ...{ outcome: 'part-advance', reason: null, rule: 1, advancePaise: 15_000_000 },
    })
    expect(decide([half], { totalPaise: 40_000_000 }).reason).toBe('cash-limit')
  })

  it('takes the first rule of which every given condition holds, in the order of the owner', () => {
    const rules: CodRule[] = [
      { id: 1, isActive: false, outcome: 'refuse' },
      { id: 2, pinPrefixes: ['56', '57'], outcome: 'refuse' },
      { id: 3, pinPrefixes: ['600'], categoryIds: [2], outcome: 'refuse' },
      { id: 4, minPaise: 500_001, outcome: 'refuse' },
      { id: 5, maxPaise: 499_999, outcome: 'refuse' },
      { id: 6, refusalsAtLeast: 1, outcome: 'refuse' },
      { id: 7, isNewBuyer: true, outcome: 'refuse' },
      {
        id: 8,
        pinPrefixes: [],
        categoryIds: [1],
        minPaise: 500_000,
        maxPaise: 500_000,
        outcome: 'confirm',
      },
      refuseAll,
    ]
    expect(decide(rules)).toEqual({
      ...{ outcome: 'confirm', reason: null, rule: 8, advancePaise: 0 },
    })
    expect(decide(rules, { isNewBuyer: true }).rule).toBe(7)
    expect(decide(rules, { refusals: 1, isNewBuyer: true }).rule).toBe(6)
  })

  it('wants an advance up to the rupee, never more than the total', () => {
    const part = (rule: Partial<CodRule>, totalPaise = 500_000) =>
      decide([{ id: 1, outcome: 'part-advance', ...rule }], { totalPaise }).advancePaise
    expect(part({ advancePercent: 10 }, 100_001)).toBe(10_100)
    expect(part({ advancePercent: 10 }, 100_000)).toBe(10_000)
    expect(part({ advancePaise: 50_000 })).toBe(50_000)
    expect(part({ advancePaise: 600_000 })).toBe(500_000)
    expect(part({ advancePercent: 100 }, 150)).toBe(150)
  })
})
