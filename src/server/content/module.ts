import * as adminCalls from '#contract/content/admin-calls.ts'
import * as adminTypes from '#contract/content/admin-types.ts'
import * as calls from '#contract/content/calls.ts'
import { examples } from '#contract/content/examples.ts'
import { schemas } from '#contract/content/schemas.ts'
import * as types from '#contract/content/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { contentAdminHandlers } from './admin-routes.ts'
import { contentHandlers } from './routes.ts'

export const content: NounModule = {
  title: 'Content',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...contentAdminHandlers, ...contentHandlers } },
  ),
  types: [types, adminTypes],
}
