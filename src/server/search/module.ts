import * as adminCalls from '#contract/search/admin-calls.ts'
import * as adminTypes from '#contract/search/admin-types.ts'
import * as calls from '#contract/search/calls.ts'
import { examples } from '#contract/search/examples.ts'
import { schemas } from '#contract/search/schemas.ts'
import * as types from '#contract/search/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { searchAdminHandlers } from './admin-routes.ts'
import { searchHandlers } from './routes.ts'
import { forgetOldSearches } from './search-log.ts'

export const search: NounModule = {
  title: 'Search',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...searchHandlers, ...searchAdminHandlers } },
  ),
  types: [types, adminTypes],
  jobs: { 'forget-searches': { jobHandler: forgetOldSearches, everyMs: 24 * 60 * 60_000 } },
}
