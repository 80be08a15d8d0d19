import { z } from 'zod'
import { Order } from '../orders/types.ts'
import { PageNumber } from '../path-id.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import {
  ReplyForm,
  ReviewDoor,
  ReviewForm,
  ReviewList,
  StaffReview,
  StaffReviewPage,
  StaffReviewQuery,
  VerdictForm,
} from './types.ts'

const bySlug = z.object({ slug: z.string().min(1).max(200) })

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  productReviews: {
    summary: 'One page of the approved reviews of a piece.',
    input: bySlug.extend({ page: PageNumber }),
    answer: ReviewList,
    errors: [404],
  },
  reviewDoor: {
    summary: 'Where the signed-in buyer of a piece reviews it; null for everybody else.',
    input: z.object({ slug: z.string().min(1).max(200) }),
    answer: ReviewDoor,
    errors: [404],
  },
  writeReview: {
    summary: 'Reviews a delivered piece, with up to five photos; until it is decided, once more.',
    input: ReviewForm,
    answer: Order,
    errors: [404, 409, 415, 429],
  },
  listReviews: {
    summary: 'Reviews in every state, those that wait first.',
    input: StaffReviewQuery,
    answer: StaffReviewPage,
  },
  decideReview: {
    summary: 'Shows a review, refuses it, takes it down, or puts it back to be decided.',
    input: VerdictForm,
    answer: StaffReview,
    errors: [404, 409],
  },
  replyToReview: {
    summary: "The shop's own words under a review; empty words take them away.",
    input: ReplyForm,
    answer: StaffReview,
    errors: [404, 409],
  },
}
