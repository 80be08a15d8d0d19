import { get, onceOpen, put, unkept, withFiles } from '../endpoint.ts'
import type { Order } from '../orders/types.ts'
import type { ReviewDoor, ReviewForm, ReviewList } from './types.ts'

type BySlug = { slug: string }
export const productReviews = onceOpen(
  get<BySlug & { page?: number | undefined }, ReviewList>('/api/products/{slug}/reviews', 'anyone'),
)

export const reviewDoor = unkept(
  get<{ slug: string }, ReviewDoor>('/api/products/{slug}/review', 'anyone'),
)
/** Writes a review, or writes it anew while nobody has decided on it. */
export const writeReview = withFiles(
  put<ReviewForm, Order>('/api/orders/{token}/reviews/{lineId}', 'anyone'),
)
