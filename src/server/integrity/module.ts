import * as adminCalls from '#contract/integrity/admin-calls.ts'
import { schemas } from '#contract/integrity/schemas.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { integrityHandlers } from './routes.ts'

export const integrity: NounModule = {
  title: 'Integrity',
  calls: callsOf(adminCalls, { schemas, answers: integrityHandlers }),
}
