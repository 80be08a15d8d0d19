import type * as adminCalls from '#contract/orders/admin-calls.ts'
import { actorOf, record } from '../../audit/audit.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { writeDocument } from '../../settings/queries.ts'
import { triedName } from '../../settings/setup-queries.ts'
import { moverOf } from '../admin-routes.ts'
import { tryOrder } from './try-order.ts'

export const trialHandlers = {
  async tryOrder({ shop, c }) {
    const trial = await tryOrder(shop, moverOf(c))
    const now = shop.now()
    await shop.db.write(async (tx) => {
      await writeDocument(tx, triedName, { at: now }, now)
      const what = { action: 'update', kind: 'settings', id: null, subject: triedName } as const
      await record(tx, actorOf(c), now, what)
    })
    return trial
  },
} satisfies Partial<Handlers<typeof adminCalls>>
