import { describe, expect, it } from 'vitest'
import { CouponTerms, type SavedCoupon } from '#contract/coupons/types.ts'
import { inOwnWords, readIssues } from '#contract/read-issues.ts'
import { couponSentence } from './coupon-sentence.ts'
import { couponState, couponTerms, couponValues, judgedTerms, termsOf } from './coupon-values.ts'

const saved: SavedCoupon = {
  id: 1,
  code: 'DIWALI',
  kind: 'percent',
  percent: 25,
  amount: null,
  maxDiscount: 500,
  minSubtotal: 5000,
  categoryIds: [3, 4],
  startsAt: '2026-10-01T04:30:00.000Z',
  endsAt: '2026-11-05T18:29:00.000Z',
  maxUses: 100,
  maxUsesPerCustomer: 1,
  isActive: false,
  version: 'v',
  uses: 2,
  createdAt: '2026-09-01T00:00:00.000Z',
}
const names = new Map([
  [3, 'Kanjivaram'],
  [4, 'Mysore Silk'],
])
const plain = { ...couponValues(null), code: 'hello', percent: '10' }
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('couponSentence', () => {
  it('says all of a coupon with every condition', () => {
    expect(spaces(couponSentence(termsOf(saved), names))).toBe(
      'DIWALI takes 25 % off (at most ₹500) sarees of Kanjivaram and Mysore Silk, from ₹5,000 on. ' +
        'It can be used from 1 Oct 2026, 10:00 am until 5 Nov 2026, 11:59 pm. ' +
        'It can be used 100 times in all, once by each customer. ' +
        'It is switched off: nobody can use it now.',
    )
  })

  it('says little of one without', () => {
    expect(couponSentence(couponTerms(plain), names)).toBe('HELLO takes 10 % off every order.')
    const amount = { ...plain, kind: 'amount' as const, amount: '300', minSubtotal: '12345' }
    expect(couponSentence(couponTerms(amount), names)).toBe(
      'HELLO takes ₹300 off orders of ₹12,345 or more.',
    )
  })

  it('says nothing while nothing is taken off', () => {
    for (const percent of ['', 'x', '-1', '0']) {
      expect(couponSentence(couponTerms({ ...plain, percent }), names)).toBe('')
    }
  })
})

describe('the form of a coupon', () => {
  it('gives back what was saved, by the clock of India', () => {
    expect(couponValues(saved).startsAt).toBe('2026-10-01T10:00')
    expect(couponTerms(couponValues(saved))).toMatchObject({
      percent: 25,
      startsAt: '2026-10-01T10:00:00+05:30',
      endsAt: '2026-11-05T23:59:00+05:30',
    })
    expect(CouponTerms.safeParse(termsOf(saved)).success).toBe(true)
  })

  it('what is no number is refused, with words', () => {
    const wrong = couponTerms({ ...plain, percent: '', maxUses: '0', minSubtotal: '-3' })
    const issues = CouponTerms.safeParse(wrong, inOwnWords).error?.issues ?? []
    expect(readIssues(issues, wrong).fields).toEqual({
      percent: 'Percent must be a number',
      maxUses: 'Uses must be at least 1',
      minSubtotal: 'Smallest order must be at least 0',
    })
  })
})

describe('couponState', () => {
  const now = Date.parse('2026-10-15T00:00:00Z')
  it.each([
    ['off', {}],
    ['active', { isActive: true }],
    ['used-up', { isActive: true, uses: 100 }],
    ['ended', { isActive: true, endsAt: '2026-10-14T00:00:00.000Z' }],
    ['later', { isActive: true, startsAt: '2026-10-16T00:00:00.000Z' }],
  ])('%s', (state, change) => expect(couponState({ ...saved, ...change }, now)).toBe(state))
})

it.each([
  ['percent', '', 'Percent is required'],
  ['percent', 'a lot', 'Percent must be a number'],
  ['amount', '', 'Amount is required'],
] as const)('a %s that says “%s” is refused: %s', (kind, typed, sentence) => {
  const values = { ...couponValues(saved), kind, amount: '', percent: '', [kind]: typed }
  const judged = judgedTerms(values)
  const { issues } = CouponTerms.safeParse(judged, inOwnWords).error ?? { issues: [] }
  expect(readIssues(issues, judged).fields).toEqual({ [kind]: sentence })
})
