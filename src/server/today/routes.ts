import type * as adminCalls from '#contract/today/admin-calls.ts'
import { roleAtWork } from '../platform/http/guard.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Process } from '../platform/noun-module.ts'
import { queueOf } from './queue.ts'
import { tellChanges } from './tell-changes.ts'
import { watchChanges } from './watch-changes.ts'

/** What waits, and word of every change of it: the lines are of this process. */
export function todayHandlers({ shop }: Process): Handlers<typeof adminCalls> {
  const watch = watchChanges(shop)
  return {
    todayQueue: ({ c, input }) => queueOf(shop, roleAtWork(c.get('person')), input),
    // serve() lets a whole reply pass as it is: this one is no JSON, and has no end.
    todayEvents: ({ c }) => tellChanges(shop, watch, c) as never,
  }
}
