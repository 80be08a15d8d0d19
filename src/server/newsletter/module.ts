import * as adminCalls from '#contract/newsletter/admin-calls.ts'
import * as adminTypes from '#contract/newsletter/admin-types.ts'
import * as calls from '#contract/newsletter/calls.ts'
import { examples } from '#contract/newsletter/examples.ts'
import * as issueCalls from '#contract/newsletter/issue-calls.ts'
import { issueSchemas } from '#contract/newsletter/issue-schemas.ts'
import * as issueTypes from '#contract/newsletter/issue-types.ts'
import { schemas } from '#contract/newsletter/schemas.ts'
import * as types from '#contract/newsletter/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { subscriberHandlers } from './admin-routes.ts'
import { subscriptionToConfirm } from './emails/confirm-subscription.ts'
import { startDue, tendIssues } from './issues/move-issue.ts'
import { issueHandlers } from './issues/routes.ts'
import { sendIssues } from './issues/send-issues.ts'
import { newsletterTest } from './issues/test-issue.ts'
import { newsletterHandlers } from './routes.ts'

export const newsletter: NounModule = {
  title: 'Newsletter',
  calls: [
    ...callsOf(
      { ...calls, ...adminCalls },
      { schemas, examples, answers: { ...newsletterHandlers, ...subscriberHandlers } },
    ),
    ...callsOf(issueCalls, { schemas: issueSchemas, answers: issueHandlers }),
  ],
  types: [types, adminTypes, issueTypes],
  emails: [subscriptionToConfirm, newsletterTest],
  jobs: {
    'send-newsletters': { jobHandler: sendIssues },
    'start-newsletters': { jobHandler: startDue },
    'tend-newsletters': { jobHandler: tendIssues, everyMs: 10 * 60_000 },
  },
}
