import * as adminCalls from '#contract/tax/admin-calls.ts'
import * as calls from '#contract/tax/calls.ts'
import * as lawNumberTypes from '#contract/tax/law-number-types.ts'
import { schemas } from '#contract/tax/schemas.ts'
import * as tryTypes from '#contract/tax/try-types.ts'
import * as types from '#contract/tax/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { taxAdminHandlers } from './admin-routes.ts'
import { taxHandlers } from './routes.ts'

export const tax: NounModule = {
  title: 'Taxes',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...taxHandlers, ...taxAdminHandlers } },
  ),
  types: [types, lawNumberTypes, tryTypes],
}
