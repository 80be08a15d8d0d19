import * as adminCalls from '#contract/outcomes/admin-calls.ts'
import { schemas } from '#contract/outcomes/schemas.ts'
import * as types from '#contract/outcomes/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { outcomeHandlers } from './routes.ts'

export const outcomes: NounModule = {
  title: 'Outcomes',
  calls: callsOf(adminCalls, { schemas, answers: outcomeHandlers }),
  types: [types],
}
