import { get, post, put, unkept } from '../endpoint.ts'
import type {
  ReplyForm,
  StaffReview,
  StaffReviewPage,
  StaffReviewQuery,
  VerdictForm,
} from './types.ts'

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
