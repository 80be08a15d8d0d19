import * as adminCalls from '#contract/today/admin-calls.ts'
import { schemas } from '#contract/today/schemas.ts'
import * as types from '#contract/today/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { todayHandlers } from './routes.ts'

export const today: NounModule = {
  title: 'Today',
  calls: callsOf(adminCalls, { schemas, answers: todayHandlers }),
  types: [types],
}
