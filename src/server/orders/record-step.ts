import { actorOf, record } from '../audit/audit.ts'
import { namedOrder } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Call } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'

type Step = { id: number; before?: unknown; after: unknown }

/** Writes down what a member of staff did with an order. */
export async function recordStep(tx: Query, shop: Shop, c: Call, { id, ...states }: Step) {
  const { number: subject } = await namedOrder(tx, id)
  const what = { action: 'update', kind: 'order', id, subject } as const
  await record(tx, actorOf(c), shop.now(), { ...what, ...states })
}
