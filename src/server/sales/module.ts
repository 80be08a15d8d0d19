import * as adminCalls from '#contract/sales/admin-calls.ts'
import { schemas } from '#contract/sales/schemas.ts'
import * as types from '#contract/sales/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { salesHandlers } from './routes.ts'

export const sales: NounModule = {
  title: 'Sales',
  calls: callsOf(adminCalls, { schemas, answers: salesHandlers }),
  types: [types],
}
