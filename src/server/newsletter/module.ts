import * as adminCalls from '#contract/newsletter/admin-calls.ts'
import * as adminTypes from '#contract/newsletter/admin-types.ts'
import * as calls from '#contract/newsletter/calls.ts'
import { examples } from '#contract/newsletter/examples.ts'
import { schemas } from '#contract/newsletter/schemas.ts'
import * as types from '#contract/newsletter/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { subscriptionToConfirm } from './emails/confirm-subscription.ts'
import { newsletterHandlers } from './routes.ts'
import { subscriberHandlers } from './staff-routes.ts'

export const newsletter: NounModule = {
  title: 'Newsletter',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...newsletterHandlers, ...subscriberHandlers } },
  ),
  types: [types, adminTypes],
  emails: [subscriptionToConfirm],
}
