import * as adminCalls from '#contract/carriers/admin-calls.ts'
import * as calls from '#contract/carriers/calls.ts'
import { schemas } from '#contract/carriers/schemas.ts'
import * as types from '#contract/carriers/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { carrierAdminHandlers } from './admin-routes.ts'
import { bookParcel } from './book-parcel.ts'
import { askCarriers } from './hear-news.ts'
import { carrierHandlers } from './routes.ts'

export const carriers: NounModule = {
  title: 'Carriers',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...carrierHandlers, ...carrierAdminHandlers } },
  ),
  types: [types],
  jobs: {
    'book-parcel': { jobHandler: bookParcel },
    'ask-carriers': { jobHandler: askCarriers, everyMs: 30 * 60_000 },
  },
}
