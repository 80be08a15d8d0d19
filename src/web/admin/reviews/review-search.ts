import type { StaffReviewQuery } from '#contract/reviews/types.ts'
import { reviewStates } from '#domain/review.ts'
import { pageIn } from '../parts/lists/page-in.ts'

/** What the list shows; the address of the page says it. Without a word of state, those that wait. */
export type ReviewSearch = {
  state: (typeof reviewStates)[number] | 'all'
  rating: string
  product: string
  text: string
  page: number
}

/** Reads an address; whatever it does not say right is as by default. */
export function reviewSearchOf(query: URLSearchParams): ReviewSearch {
  const state = query.get('state')
  return {
    state: state === 'all' ? 'all' : (reviewStates.find((one) => one === state) ?? 'pending'),
    rating: /^[1-5]$/.exec(query.get('stars') ?? '')?.[0] ?? '',
    product: /^[1-9]\d{0,9}$/.exec(query.get('saree') ?? '')?.[0] ?? '',
    text: query.get('q')?.slice(0, 100) ?? '',
    page: pageIn(query),
  }
}

/** The address of a search, without what is as by default. */
export function reviewAddress({ state, rating, product, text, page }: ReviewSearch) {
  const query = new URLSearchParams()
  if (state !== 'pending') query.set('state', state)
  if (rating) query.set('stars', rating)
  if (product) query.set('saree', product)
  if (text) query.set('q', text)
  if (page !== 1) query.set('page', String(page))
  return query
}

/** What the server is asked for it. */
export function reviewQueryOf({ state, rating, product, text, page }: ReviewSearch) {
  return {
    ...(state !== 'all' && { state }),
    ...(rating && { rating }),
    ...(product && { product }),
    ...(text.trim() && { q: text.trim() }),
    page,
  } satisfies StaffReviewQuery
}

/** True when it asks for more than a state. */
export const isNarrowed = ({ rating, product, text }: ReviewSearch) =>
  rating !== '' || product !== '' || text !== ''
