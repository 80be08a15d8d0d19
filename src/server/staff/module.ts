import * as adminCalls from '#contract/staff/admin-calls.ts'
import { schemas } from '#contract/staff/schemas.ts'
import * as types from '#contract/staff/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { staffHandlers } from './routes.ts'

export const staff: NounModule = {
  title: 'Staff',
  calls: callsOf(adminCalls, { schemas, answers: staffHandlers }),
  types: [types],
}
