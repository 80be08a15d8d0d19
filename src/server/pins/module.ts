import * as calls from '#contract/pins/calls.ts'
import { schemas } from '#contract/pins/schemas.ts'
import * as types from '#contract/pins/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { pinHandlers } from './routes.ts'

export const pins: NounModule = {
  title: 'PIN codes',
  calls: callsOf(calls, { schemas, answers: pinHandlers }),
  types: [types],
}
