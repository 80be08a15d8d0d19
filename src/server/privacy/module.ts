import * as adminCalls from '#contract/privacy/admin-calls.ts'
import * as adminTypes from '#contract/privacy/admin-types.ts'
import * as breachTypes from '#contract/privacy/breach-types.ts'
import * as calls from '#contract/privacy/calls.ts'
import { examples } from '#contract/privacy/examples.ts'
import * as requestTypes from '#contract/privacy/request-types.ts'
import * as retentionTypes from '#contract/privacy/retention-types.ts'
import { schemas } from '#contract/privacy/schemas.ts'
import * as types from '#contract/privacy/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { breachNotice } from './breaches/emails/breach-notice.ts'
import { breachHandlers } from './breaches/routes.ts'
import { noticeAdminHandlers } from './notices/admin-routes.ts'
import { consentHandlers } from './notices/routes.ts'
import { requestAdminHandlers } from './requests/admin-routes.ts'
import { dataRequestAnswered } from './requests/emails/data-request-answered.ts'
import { dataRequestCode } from './requests/emails/data-request-code.ts'
import { requestHandlers } from './requests/routes.ts'
import { retentionHandlers } from './retention/routes.ts'
import { sweepRetention } from './retention/sweep-retention.ts'

export const privacy: NounModule = {
  title: 'Privacy',
  calls: callsOf(
    { ...calls, ...adminCalls },
    {
      schemas,
      examples,
      answers: {
        ...consentHandlers,
        ...noticeAdminHandlers,
        ...requestHandlers,
        ...requestAdminHandlers,
        ...retentionHandlers,
        ...breachHandlers,
      },
    },
  ),
  types: [types, adminTypes, requestTypes, retentionTypes, breachTypes],
  jobs: { 'sweep-retention': { jobHandler: sweepRetention, everyMs: 24 * 60 * 60_000 } },
  emails: [dataRequestCode, dataRequestAnswered, breachNotice],
}
