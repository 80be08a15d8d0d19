import * as calls from '#contract/search/calls.ts'
import { examples } from '#contract/search/examples.ts'
import { schemas } from '#contract/search/schemas.ts'
import * as types from '#contract/search/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { searchHandlers } from './routes.ts'

export const search: NounModule = {
  title: 'Search',
  calls: callsOf(calls, { schemas, examples, answers: searchHandlers }),
  types: [types],
}
