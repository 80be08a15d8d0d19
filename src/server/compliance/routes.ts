import type * as adminCalls from '#contract/compliance/admin-calls.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { presentCompliance } from './present.ts'
import { waiveChecks } from './waive-checks.ts'

export const complianceHandlers: Handlers<typeof adminCalls> = {
  compliance: ({ shop, input }) => presentCompliance(shop, shop.db.read, input.period),
  waiveChecks: ({ shop, c, input }) => waiveChecks(shop, actorOf(c), input),
}
