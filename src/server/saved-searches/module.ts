import * as calls from '#contract/saved-searches/calls.ts'
import { schemas } from '#contract/saved-searches/schemas.ts'
import * as types from '#contract/saved-searches/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { savedSearchHandlers } from './routes.ts'
import { newPiecesFound, tellOfNewPieces } from './tell-of-new-pieces.ts'

export const savedSearches: NounModule = {
  title: 'Saved searches',
  calls: callsOf(calls, { schemas, answers: savedSearchHandlers }),
  types: [types],
  emails: [newPiecesFound],
  jobs: { 'tell-of-new-pieces': { jobHandler: tellOfNewPieces, everyMs: 60 * 60_000 } },
}
