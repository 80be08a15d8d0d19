import * as adminCalls from '#contract/coupons/admin-calls.ts'
import { schemas } from '#contract/coupons/schemas.ts'
import * as types from '#contract/coupons/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { couponAdminHandlers } from './admin-routes.ts'

export const coupons: NounModule = {
  title: 'Coupons',
  calls: callsOf(adminCalls, { schemas, answers: couponAdminHandlers }),
  types: [types],
}
