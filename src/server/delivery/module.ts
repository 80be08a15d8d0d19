import * as adminCalls from '#contract/delivery/admin-calls.ts'
import { schemas } from '#contract/delivery/schemas.ts'
import * as types from '#contract/delivery/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { deliveryAdminHandlers } from './admin-routes.ts'

export const delivery: NounModule = {
  title: 'Delivery',
  calls: callsOf(adminCalls, { schemas, answers: deliveryAdminHandlers }),
  types: [types],
}
