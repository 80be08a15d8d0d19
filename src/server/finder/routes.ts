import type * as adminCalls from '#contract/finder/admin-calls.ts'
import { personIn } from '../customers/sessions/session.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { find } from './find.ts'

export const finderHandlers: Handlers<typeof adminCalls> = {
  async findThings({ shop, c, input }) {
    return { items: await find(shop, personIn(c).role ?? 'packer', input.q ?? '') }
  },
}
