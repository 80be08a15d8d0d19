import { actorOf, record } from '../audit/audit.ts'
import { orderById } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Call } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'

type Step = { id: number; before?: unknown; after: unknown }

/** Writes down what a member of staff did with an order. */
export async function recordStep(tx: Query, shop: Shop, c: Call, { id, ...states }: Step) {
  const order = await orderById(tx, id)
  const what = { action: 'update', kind: 'order', id, subject: order?.number ?? '' } as const
  await record(tx, actorOf(c), shop.now(), { ...what, ...states })
}
