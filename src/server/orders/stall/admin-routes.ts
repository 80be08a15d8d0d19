import type * as adminCalls from '#contract/orders/admin-calls.ts'
import { actorOf, record } from '../../audit/audit.ts'
import { findOrderById } from '../../order-records/find-order.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { moverOf } from '../admin-routes.ts'
import { presentForStaff } from '../present-staff.ts'
import { sellAtStall } from './sell-at-stall.ts'

export const stallHandlers = {
  async sellAtStall({ shop, c, input }) {
    const order = await shop.db.write(async (tx) => {
      const sold = await sellAtStall(tx, shop, input, moverOf(c))
      const what = { action: 'create', kind: 'order', id: sold.id, subject: sold.number } as const
      await record(tx, actorOf(c), shop.now(), what)
      return sold
    })
    return presentForStaff(shop, await findOrderById(shop.db.read, order.id))
  },
} satisfies Partial<Handlers<typeof adminCalls>>
