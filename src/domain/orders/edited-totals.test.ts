import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { welcomeCoupon } from '#domain/coupon.ts'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import { editedTotals, type OrderRules } from './edited-totals.ts'

const line = (rupees: number, quantity = 1) => ({ currentPaise: rupees * 100, quantity })
const nothing = { discount: 0, prepaidDiscount: 0, shipping: 0, fee: 0 }
const none: OrderRules = { coupon: null, fees: firstTerms, prepaid: null, storeCredit: 0 }
const fee = firstTerms.feePaise
const prepaid = { percent: 2, amountPaise: null, mostPaise: null }

describe('an order with other lines', () => {
  it('is delivered for what its new sarees cost to deliver', () => {
    const dear = [line(6000)]
    const cheap = [line(300)]
    expect(editedTotals(nothing, [dear, cheap], none)).toMatchObject({
      shipping: fee,
      total: 300 * 100 + fee,
    })
    const paid = { ...nothing, shipping: fee }
    expect(editedTotals(paid, [cheap, dear], none)).toMatchObject({ shipping: 0, total: 600_000 })
  })

  it('keeps a delivery that was agreed', () => {
    const agreed = { ...nothing, shipping: 4000 }
    expect(editedTotals(agreed, [[line(6000)], [line(300)]], none).shipping).toBe(4000)
  })

  it('pays no delivery over the counter', () => {
    const counter = { ...none, fees: null }
    expect(editedTotals(nothing, [[line(6000)], [line(300)]], counter).shipping).toBe(0)
  })

  it('has its coupon, and what paying in advance takes off, from the new sarees', () => {
    const rules = { ...none, coupon: welcomeCoupon, prepaid }
    const share = welcomeCoupon.kind === 'percent' ? welcomeCoupon.percent / 100 : 0
    const off = 600_000 * share
    const agreed = { ...nothing, discount: off, prepaidDiscount: (600_000 - off) * 0.02 }
    const after = editedTotals(agreed, [[line(6000)], [line(6000, 2)]], rules)
    expect(after).toMatchObject({
      discount: 2 * off,
      prepaidDiscount: (1_200_000 - 2 * off) * 0.02,
    })
  })

  it('keeps what staff took off, up to what the sarees cost', () => {
    const agreed = { ...nothing, discount: 50_000 }
    expect(editedTotals(agreed, [[line(6000)], [line(7000)]], none).discount).toBe(50_000)
    const little = editedTotals({ ...agreed, shipping: 1 }, [[line(6000)], [line(200)]], none)
    expect(little).toMatchObject({ discount: 20_000, total: 1 })
  })
})

const lines = fc.array(
  fc.record({
    currentPaise: fc.nat({ max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    weight: fc.constantFrom('', '650 g', '1.2 kg'),
  }),
  { minLength: 1, maxLength: 5 },
)
const money = fc.nat({ max: 300_000 })
const rules = fc.record({
  coupon: fc.constantFrom(null, welcomeCoupon),
  fees: fc.constantFrom(null, firstTerms),
  prepaid: fc.constantFrom(null, prepaid),
  storeCredit: money,
})
const agreed = fc.record({ discount: money, prepaidDiscount: money, shipping: money, fee: money })

describe('whatever is changed', () => {
  it('the total is the sum of its lines without what comes off, with delivery and fee, and never negative', () => {
    fc.assert(
      fc.property(agreed, lines, lines, rules, (was, before, after, by) => {
        const now = editedTotals(was, [before, after], by)
        const sum = after.reduce((all, one) => all + one.currentPaise * one.quantity, 0)
        expect(now.subtotal).toBe(sum)
        const off = now.discount + now.prepaidDiscount
        expect(now.total).toBe(sum - off + now.shipping + now.fee)
        expect(off).toBeLessThanOrEqual(sum)
        for (const part of Object.values(now)) expect(part).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('the same lines leave the same sums', () => {
    fc.assert(
      fc.property(agreed, lines, rules, (was, same, by) => {
        const subtotal = same.reduce((all, one) => all + one.currentPaise * one.quantity, 0)
        fc.pre(was.discount + was.prepaidDiscount <= subtotal)
        expect(editedTotals(was, [same, same], by)).toMatchObject(was)
      }),
    )
  })
})
