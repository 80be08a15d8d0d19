import * as adminCalls from '#contract/costs/admin-calls.ts'
import { schemas } from '#contract/costs/schemas.ts'
import * as types from '#contract/costs/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { costsHandlers } from './routes.ts'

export const costs: NounModule = {
  title: 'Costs and margin',
  calls: callsOf(adminCalls, { schemas, answers: costsHandlers }),
  types: [types],
}
