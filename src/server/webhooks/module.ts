import * as adminCalls from '#contract/webhooks/admin-calls.ts'
import { schemas } from '#contract/webhooks/schemas.ts'
import * as types from '#contract/webhooks/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { deliverWebhook, webhookOff } from './deliver.ts'
import { forgetDeliveries, hasNews, noteEvents } from './note-events.ts'
import { webhookHandlers } from './routes.ts'

export const webhooks: NounModule = {
  title: 'Webhooks',
  calls: callsOf(adminCalls, { schemas, answers: webhookHandlers }),
  types: [types],
  jobs: {
    webhook: { jobHandler: deliverWebhook },
    'note-webhooks': { jobHandler: noteEvents, everyMs: 10_000, hasWork: hasNews },
    'forget-webhooks': { jobHandler: forgetDeliveries, everyMs: 24 * 60 * 60_000 },
  },
  emails: [webhookOff],
}
