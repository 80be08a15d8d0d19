import * as adminCalls from '#contract/complaints/admin-calls.ts'
import * as adminTypes from '#contract/complaints/admin-types.ts'
import * as calls from '#contract/complaints/calls.ts'
import { examples } from '#contract/complaints/examples.ts'
import { schemas } from '#contract/complaints/schemas.ts'
import * as types from '#contract/complaints/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { complaintAdminHandlers } from './admin-routes.ts'
import { complaintAnswered } from './emails/complaint-answered.ts'
import { complaintForShop } from './emails/complaint-for-shop.ts'
import { complaintReceived } from './emails/complaint-received.ts'
import { remindOfComplaints } from './remind-of-complaints.ts'
import { complaintHandlers } from './routes.ts'

export const complaints: NounModule = {
  title: 'Complaints',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...complaintHandlers, ...complaintAdminHandlers } },
  ),
  types: [types, adminTypes],
  jobs: { 'remind-of-complaints': { jobHandler: remindOfComplaints, everyMs: 60 * 60_000 } },
  emails: [complaintReceived, complaintForShop, complaintAnswered],
}
