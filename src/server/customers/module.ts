import * as adminCalls from '#contract/customers/admin-calls.ts'
import { schemas } from '#contract/customers/schemas.ts'
import * as types from '#contract/customers/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { customerHandlers } from './routes.ts'

export const customers: NounModule = {
  title: 'Customers',
  calls: callsOf(adminCalls, { schemas, answers: customerHandlers }),
  types: [types],
}
