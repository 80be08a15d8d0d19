import { describe, expect, it } from 'vitest'
import { policy } from './policy.ts'

describe('the numbers of spec §9', () => {
  it('free shipping above 5000 rupees, otherwise 250', () => {
    expect(policy.freeShippingAbovePaise).toBe(5000 * 100)
    expect(policy.shippingFeePaise).toBe(250 * 100)
  })

  it('promo code WELCOME10 gives 10%', () => {
    expect(policy.promo).toEqual({ code: 'WELCOME10', percent: 10 })
  })

  it('delivery takes 5-7 business days domestically and 10-15 internationally', () => {
    expect(policy.deliveryDays).toEqual({
      domestic: { from: 5, to: 7 },
      international: { from: 10, to: 15 },
    })
  })

  it('returns 7 days, damage reports within 48 hours', () => {
    expect([policy.returnsDays, policy.damageReportHours]).toEqual([7, 48])
  })

  it('homepage section counts 3 to 12, choices 3, 4, 6, 8, 9, 12, default 4', () => {
    expect(policy.sectionCounts).toEqual([3, 4, 6, 8, 9, 12])
    expect(policy.sectionCount).toEqual({ min: 3, max: 12, default: 4 })
  })

  it('price slider 0 to 100000, step 1000, step buttons 5000, minimum gap 1000', () => {
    expect(policy.priceSlider).toEqual({
      min: 0,
      max: 100000,
      step: 1000,
      stepButton: 5000,
      minGap: 1000,
    })
  })

  it('quantity maximum 10, username 3, password 6, admins 12, remember-me 30 days, preview 100', () => {
    expect(policy.maxQuantity).toBe(10)
    expect(policy.username.minLength).toBe(3)
    expect(policy.password.minLength).toBe(6)
    expect(policy.password.adminMinLength).toBe(12)
    expect(policy.rememberMeDays).toBe(30)
    expect(policy.previewCharacters).toBe(100)
  })
})
