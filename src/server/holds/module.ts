import * as adminCalls from '#contract/holds/admin-calls.ts'
import * as calls from '#contract/holds/calls.ts'
import { schemas } from '#contract/holds/schemas.ts'
import * as types from '#contract/holds/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { holdAdminHandlers } from './admin-routes.ts'
import { hasFreedPieces, offerFreedPieces, pieceIsFree } from './offer-pieces.ts'
import { holdHandlers } from './routes.ts'

export const holds: NounModule = {
  title: 'Holds',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...holdHandlers, ...holdAdminHandlers } },
  ),
  types: [types],
  jobs: {
    'offer-pieces': { jobHandler: offerFreedPieces, everyMs: 60_000, hasWork: hasFreedPieces },
  },
  emails: [pieceIsFree],
}
