import { get, post, put, unkept, withFiles } from './endpoint.ts'
import type { Order } from './orders/types.ts'
import type {
  ReplyForm,
  ReviewDoor,
  ReviewForm,
  StaffReview,
  StaffReviewPage,
  StaffReviewQuery,
  VerdictForm,
} from './reviews/types.ts'

// Reviews: what buyers write, and what staff do with it. The shown ones are `productReviews` of the shop.

export const reviewDoor = unkept(
  get<{ slug: string }, ReviewDoor>('/api/products/{slug}/review', 'anyone'),
)
/** Writes a review, or writes it anew while nobody has decided on it. */
export const writeReview = withFiles(
  put<ReviewForm, Order>('/api/orders/{token}/reviews/{lineId}', 'anyone'),
)

export const listReviews = unkept(
  get<StaffReviewQuery, StaffReviewPage>('/api/admin/reviews', 'staff:reviews.moderate'),
)
export const decideReview = post<VerdictForm, StaffReview>(
  '/api/admin/reviews/{id}/verdict',
  'staff:reviews.moderate',
)
/** The shop's own words under a review; none take them away. */
export const replyToReview = put<ReplyForm, StaffReview>(
  '/api/admin/reviews/{id}/reply',
  'staff:reviews.moderate',
)
