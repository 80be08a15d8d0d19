import * as adminCalls from '#contract/orders/admin-calls.ts'
import * as adminTypes from '#contract/orders/admin-types.ts'
import * as calls from '#contract/orders/calls.ts'
import * as manualOrder from '#contract/orders/manual-order.ts'
import * as partTypes from '#contract/orders/part-types.ts'
import * as payForms from '#contract/orders/pay-forms.ts'
import { schemas } from '#contract/orders/schemas.ts'
import * as types from '#contract/orders/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { orderAdminHandlers } from './admin-routes.ts'
import { announceOrders, hasUnannounced, newOrdersEmail } from './announcing/announce-orders.ts'
import { orderEmails } from './announcing/order-emails.ts'
import { editingHandlers } from './editing/admin-routes.ts'
import { labelHandlers } from './labels/admin-routes.ts'
import { claimLapsed } from './lapse-claims.ts'
import { printHandlers } from './print-routes.ts'
import { reconcileRefunds, sendRefund } from './refunds/send-refund.ts'
import { orderHandlers } from './routes.ts'
import { stallHandlers } from './stall/admin-routes.ts'
import { trialHandlers } from './trial/admin-routes.ts'

export const orders: NounModule = {
  title: 'Orders',
  calls: callsOf(
    { ...calls, ...adminCalls },
    {
      schemas,
      answers: {
        ...printHandlers,
        ...orderHandlers,
        ...orderAdminHandlers,
        ...editingHandlers,
        ...labelHandlers,
        ...stallHandlers,
        ...trialHandlers,
      },
    },
  ),
  types: [types, payForms, partTypes, adminTypes, manualOrder],
  jobs: {
    'announce-orders': { jobHandler: announceOrders, everyMs: 60_000, hasWork: hasUnannounced },
    'reconcile-refunds': { jobHandler: reconcileRefunds, everyMs: 5 * 60_000 },
    'send-refund': { jobHandler: sendRefund },
  },
  emails: [claimLapsed, newOrdersEmail, ...orderEmails],
}
