import * as adminCalls from '#contract/alerts/admin-calls.ts'
import { examples } from '#contract/alerts/examples.ts'
import { schemas } from '#contract/alerts/schemas.ts'
import * as types from '#contract/alerts/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { staffAlerts } from './alert-email.ts'
import { staffAlertsText } from './alert-text.ts'
import { forgetAlerts, hasAlertWork, noteAndWriteAlerts } from './note-alerts.ts'
import { alertHandlers } from './routes.ts'

export const alerts: NounModule = {
  title: 'Alerts for staff',
  calls: callsOf(adminCalls, { schemas, examples, answers: alertHandlers }),
  types: [types],
  emails: [staffAlerts],
  texts: [staffAlertsText],
  jobs: {
    'tell-staff': { jobHandler: noteAndWriteAlerts, everyMs: 60_000, hasWork: hasAlertWork },
    'forget-alerts': { jobHandler: forgetAlerts, everyMs: 24 * 60 * 60_000 },
  },
}
