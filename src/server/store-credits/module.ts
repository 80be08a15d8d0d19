import * as adminCalls from '#contract/store-credits/admin-calls.ts'
import * as calls from '#contract/store-credits/calls.ts'
import { schemas } from '#contract/store-credits/schemas.ts'
import * as types from '#contract/store-credits/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { storeCreditAdminHandlers } from './admin-routes.ts'
import { storeCreditIssued } from './emails/store-credit-issued.ts'
import { storeCreditHandlers } from './routes.ts'

export const storeCredits: NounModule = {
  title: 'Store credit',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...storeCreditHandlers, ...storeCreditAdminHandlers } },
  ),
  types: [types],
  emails: [storeCreditIssued],
}
