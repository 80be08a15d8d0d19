import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStates } from './order.ts'
import { mayReview, mayRewrite, ratingChange, reviewStates, shownName } from './review.ts'

describe('a review', () => {
  it('is written by buyers of a delivered order', () => {
    expect(orderStates.filter((state) => mayReview({ state }))).toEqual(['delivered'])
  })

  it('may be changed until it is decided', () => {
    expect(reviewStates.filter(mayRewrite)).toEqual(['pending'])
  })

  it('suggests a name that not everybody knows', () => {
    expect(['Meena Raman', 'Meena', 'A. K.  Devi', ''].map(shownName)).toEqual([
      ...['Meena R.', 'Meena', 'A. D.', ''],
    ])
  })

  it('counts while it is approved, whatever happened before', () => {
    const state = fc.constantFrom(...reviewStates)
    fc.assert(
      fc.property(fc.array(state), fc.integer({ min: 1, max: 5 }), (steps, rating) => {
        const all = ['pending' as const, ...steps]
        const changes = steps.map((to, at) => ratingChange(all[at] ?? 'pending', to, rating))
        const sum = changes.reduce((total, change) => total + change.sum, 0)
        const count = changes.reduce((total, change) => total + change.count, 0)
        const isShown = all.at(-1) === 'approved'
        expect([sum, count]).toEqual(isShown ? [rating, 1] : [0, 0])
      }),
    )
  })
})
