import * as adminCalls from '#contract/compliance/admin-calls.ts'
import { schemas } from '#contract/compliance/schemas.ts'
import * as types from '#contract/compliance/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { complianceHandlers } from './routes.ts'

export const compliance: NounModule = {
  title: 'Compliance',
  calls: callsOf(adminCalls, { schemas, answers: complianceHandlers }),
  types: [types],
}
