import * as calls from '#contract/visitor/calls.ts'
import { schemas } from '#contract/visitor/schemas.ts'
import * as types from '#contract/visitor/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { visitorHandlers } from './routes.ts'

export const visitor: NounModule = {
  title: 'Visitor',
  calls: callsOf(calls, { schemas, answers: visitorHandlers }),
  types: [types],
}
