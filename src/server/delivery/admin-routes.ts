import type * as adminCalls from '#contract/delivery/admin-calls.ts'
import { actorOf } from '../audit/audit.ts'
import { versioned } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { toldNow } from './read-terms.ts'
import { saveTerms } from './save-terms.ts'

export const deliveryAdminHandlers: Handlers<typeof adminCalls> = {
  readDelivery: async ({ shop }) => versioned(await toldNow(shop.db)),
  saveDelivery: ({ shop, c, input }) => saveTerms(shop, actorOf(c), input),
}
