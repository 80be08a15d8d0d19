import type * as adminCalls from '#contract/finder/admin-calls.ts'
import { roleAtWork } from '../platform/http/guard.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { find } from './find.ts'

export const finderHandlers: Handlers<typeof adminCalls> = {
  async findThings({ shop, c, input }) {
    return find(shop, roleAtWork(c.get('person')), input.q ?? '')
  },
}
