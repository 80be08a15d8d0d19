import * as adminCalls from '#contract/returns/admin-calls.ts'
import * as calls from '#contract/returns/calls.ts'
import { schemas } from '#contract/returns/schemas.ts'
import * as types from '#contract/returns/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { returnAdminHandlers, returnHandlers } from './routes.ts'

export const returns: NounModule = {
  title: 'Returns',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...returnHandlers, ...returnAdminHandlers } },
  ),
  types: [types],
}
