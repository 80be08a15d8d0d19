import * as method from '#contract/payment-method.ts'
import * as adminCalls from '#contract/payments/admin-calls.ts'
import * as calls from '#contract/payments/calls.ts'
import { examples } from '#contract/payments/examples.ts'
import { schemas } from '#contract/payments/schemas.ts'
import * as types from '#contract/payments/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { paymentAdminHandlers } from './admin-routes.ts'
import { reconcileLinks } from './check-link.ts'
import { endLink } from './end-link.ts'
import { paymentHandlers } from './routes.ts'

export const payments: NounModule = {
  title: 'Payments',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...paymentHandlers, ...paymentAdminHandlers } },
  ),
  types: [types, method],
  jobs: {
    'end-link': { jobHandler: endLink },
    'reconcile-payments': { jobHandler: reconcileLinks, everyMs: 5 * 60_000 },
  },
}
