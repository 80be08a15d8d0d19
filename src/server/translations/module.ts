import * as adminCalls from '#contract/translations/admin-calls.ts'
import * as adminTypes from '#contract/translations/admin-types.ts'
import { schemas } from '#contract/translations/schemas.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { translationHandlers } from './routes.ts'

export const translations: NounModule = {
  title: 'Translations',
  calls: callsOf(adminCalls, { schemas, answers: translationHandlers }),
  types: [adminTypes],
}
