import * as adminCalls from '#contract/mails/admin-calls.ts'
import { schemas } from '#contract/mails/schemas.ts'
import * as types from '#contract/mails/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { mailHandlers } from './routes.ts'
import { testEmail } from './test-email.ts'

export const mails: NounModule = {
  title: 'Emails',
  calls: callsOf(adminCalls, { schemas, answers: mailHandlers }),
  types: [types],
  emails: [testEmail],
}
