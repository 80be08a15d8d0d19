import * as adminCalls from '#contract/documents/admin-calls.ts'
import * as calls from '#contract/documents/calls.ts'
import { schemas } from '#contract/documents/schemas.ts'
import * as types from '#contract/documents/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { documentAdminHandlers } from './admin-routes.ts'
import { documentHandlers } from './routes.ts'

export const documents: NounModule = {
  title: 'Documents',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...documentHandlers, ...documentAdminHandlers } },
  ),
  types: [types],
}
