import type * as adminCalls from '#contract/orders/admin-calls.ts'
import { findOrderById } from '../../order-records/find-order.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { moverOf } from '../admin-routes.ts'
import { presentForStaff } from '../present-staff.ts'
import { recordStep } from '../record-step.ts'
import { changeLines, tryLines } from './change-lines.ts'

export const editingHandlers = {
  tryLines: ({ shop, input }) => tryLines(shop.db.read, input, shop.now()),
  async changeLines({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      const changed = await changeLines(tx, shop, input, moverOf(c))
      if (changed) await recordStep(tx, shop, c, { id: input.id, ...changed })
    })
    return presentForStaff(shop, await findOrderById(shop.db.read, input.id))
  },
} satisfies Partial<Handlers<typeof adminCalls>>
