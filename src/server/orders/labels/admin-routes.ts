import type * as adminCalls from '#contract/orders/admin-calls.ts'
import { actorOf } from '../../audit/audit.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { labelOrders } from './label-orders.ts'
import { peopleAtWork, tagsInUse } from './label-queries.ts'

/** So many tags are offered to choose from. */
const mostOffered = 50

export const labelHandlers = {
  async orderLabels({ shop }) {
    const db = shop.db.read
    const [tags, people] = await Promise.all([tagsInUse(db, mostOffered), peopleAtWork(db)])
    return { tags, people }
  },
  async labelOrders({ shop, c, input }) {
    await labelOrders(shop, actorOf(c), input)
    return undefined
  },
} satisfies Partial<Handlers<typeof adminCalls>>
