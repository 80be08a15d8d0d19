import * as adminCalls from '#contract/cod/admin-calls.ts'
import { schemas } from '#contract/cod/schemas.ts'
import * as types from '#contract/cod/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { forgetRefusals } from './door-refusals.ts'
import { codHandlers } from './routes.ts'

export const cod: NounModule = {
  title: 'Cash on delivery',
  calls: callsOf(adminCalls, { schemas, answers: codHandlers }),
  types: [types],
  jobs: { 'forget-door-refusals': { jobHandler: forgetRefusals, everyMs: 24 * 60 * 60_000 } },
}
