import * as adminCalls from '#contract/reviews/admin-calls.ts'
import * as calls from '#contract/reviews/calls.ts'
import { examples } from '#contract/reviews/examples.ts'
import { schemas } from '#contract/reviews/schemas.ts'
import * as types from '#contract/reviews/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { reviewAdminHandlers } from './admin-routes.ts'
import { inviteBuyers, reviewInvitation } from './invite-buyers.ts'
import { buyerReviewHandlers, reviewHandlers } from './routes.ts'

export const reviews: NounModule = {
  title: 'Reviews',
  calls: callsOf(
    { ...calls, ...adminCalls },
    {
      schemas,
      examples,
      answers: { ...reviewHandlers, ...buyerReviewHandlers, ...reviewAdminHandlers },
    },
  ),
  types: [types],
  jobs: { 'invite-buyers': { jobHandler: inviteBuyers, everyMs: 60 * 60_000 } },
  emails: [reviewInvitation],
}
