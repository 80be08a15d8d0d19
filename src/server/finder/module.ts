import * as adminCalls from '#contract/finder/admin-calls.ts'
import { schemas } from '#contract/finder/schemas.ts'
import * as types from '#contract/finder/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { finderHandlers } from './routes.ts'

export const finder: NounModule = {
  title: 'Search of staff',
  calls: callsOf(adminCalls, { schemas, answers: finderHandlers }),
  types: [types],
}
