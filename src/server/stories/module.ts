import * as adminCalls from '#contract/stories/admin-calls.ts'
import * as adminTypes from '#contract/stories/admin-types.ts'
import * as calls from '#contract/stories/calls.ts'
import { schemas } from '#contract/stories/schemas.ts'
import * as types from '#contract/stories/types.ts'
import { endKept } from '../platform/jobs/end-kept.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { storyHandlers } from './routes.ts'

export const stories: NounModule = {
  title: 'Stories',
  calls: callsOf({ ...calls, ...adminCalls }, { schemas, answers: storyHandlers }),
  types: [types, adminTypes],
  jobs: { 'publish-story': { jobHandler: endKept } },
}
