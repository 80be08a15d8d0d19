import * as adminCalls from '#contract/pictures/admin-calls.ts'
import { schemas } from '#contract/pictures/schemas.ts'
import * as types from '#contract/pictures/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { pictureHandlers } from './routes.ts'

export const pictures: NounModule = {
  title: 'Pictures',
  calls: callsOf(adminCalls, { schemas, answers: pictureHandlers }),
  types: [types],
}
