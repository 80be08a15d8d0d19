import * as adminCalls from '#contract/audit/admin-calls.ts'
import { schemas } from '#contract/audit/schemas.ts'
import * as types from '#contract/audit/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { auditHandlers } from './routes.ts'

export const audit: NounModule = {
  title: 'Audit',
  calls: callsOf(adminCalls, { schemas, answers: auditHandlers }),
  types: [types],
}
