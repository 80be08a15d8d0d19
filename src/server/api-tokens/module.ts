import * as adminCalls from '#contract/api-tokens/admin-calls.ts'
import { schemas } from '#contract/api-tokens/schemas.ts'
import * as types from '#contract/api-tokens/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { apiTokenHandlers } from './routes.ts'

export const apiTokens: NounModule = {
  title: 'API tokens',
  calls: callsOf(adminCalls, { schemas, answers: apiTokenHandlers }),
  types: [types],
}
