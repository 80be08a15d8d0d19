import * as adminCalls from '#contract/buyers/admin-calls.ts'
import { schemas } from '#contract/buyers/schemas.ts'
import * as types from '#contract/buyers/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { buyerHandlers } from './routes.ts'

export const buyers: NounModule = {
  title: 'Customers',
  calls: callsOf(adminCalls, { schemas, answers: buyerHandlers }),
  types: [types],
}
