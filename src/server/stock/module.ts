import * as adminCalls from '#contract/stock/admin-calls.ts'
import { schemas } from '#contract/stock/schemas.ts'
import * as types from '#contract/stock/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { stockHandlers } from './routes.ts'

export const stock: NounModule = {
  title: 'Stock',
  calls: callsOf(adminCalls, { schemas, answers: stockHandlers }),
  types: [types],
}
