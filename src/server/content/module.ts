import * as adminCalls from '#contract/content/admin-calls.ts'
import * as adminTypes from '#contract/content/admin-types.ts'
import * as calls from '#contract/content/calls.ts'
import { examples } from '#contract/content/examples.ts'
import { schemas } from '#contract/content/schemas.ts'
import * as types from '#contract/content/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { contentAdminAnswers } from './admin-routes.ts'
import { contentAnswers } from './routes.ts'

export const content: NounModule = {
  title: 'Content',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...contentAdminAnswers, ...contentAnswers } },
  ),
  types: [types, adminTypes],
}
