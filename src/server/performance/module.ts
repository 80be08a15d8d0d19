import * as adminCalls from '#contract/performance/admin-calls.ts'
import * as calls from '#contract/performance/calls.ts'
import { schemas } from '#contract/performance/schemas.ts'
import * as types from '#contract/performance/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { reindexGently } from './rebuild.ts'
import { performanceHandlers } from './routes.ts'

export const performance: NounModule = {
  title: 'Performance',
  calls: callsOf({ ...calls, ...adminCalls }, { schemas, answers: performanceHandlers }),
  types: [types],
  jobs: {
    'index-products': {
      async jobHandler(shop) {
        await reindexGently(shop)
      },
    },
  },
}
