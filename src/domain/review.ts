import type { OrderState } from './order.ts'
import { plainLine } from './text.ts'

export const reviewStates = ['pending', 'approved', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why the shop does not show a review. */
export const reviewRefusals = [
  'not-about-it',
  'personal',
  'offensive',
  'advertising',
  'picture',
  'other',
] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

/** Reviews are written by buyers of a delivered order (decisions: Stubs and gaps). */
export const mayReview = (order: { state: OrderState }): boolean => order.state === 'delivered'

/** A buyer may change their words until the shop has decided. */
export const mayRewrite = (state: ReviewState): boolean => state === 'pending'

/** What a decision does to the sum and the count of a product's stars. */
export function ratingChange(from: ReviewState, to: ReviewState, rating: number) {
  const step = Number(to === 'approved') - Number(from === 'approved')
  return { sum: step * rating, count: step }
}

/** What a buyer may like to be called in public: 'Meena R.' of 'Meena Raman'. */
export function shownName(fullName: string): string {
  const [first = '', ...rest] = plainLine(fullName).split(' ')
  const initial = [...(rest.at(-1) ?? '')][0]
  return initial ? `${first} ${initial}.` : first
}
