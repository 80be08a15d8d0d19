import { PlacedOrder } from '#contract/orders/types.ts'
import { policy } from '#domain/policy.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { answersSince } from '../platform/idempotency/queries.ts'
import { scopeOfVisitor } from '../platform/idempotency/request-key.ts'
import type { Shop } from '../platform/shop.ts'

/** The order that somebody's cart has just become, for whoever never got its answer. */
export async function placedLately(shop: Shop, visitor: Visitor) {
  const scope = scopeOfVisitor(visitor)
  if (scope === null) return undefined
  const since = shop.now() - policy.placedLatelyMinutes * 60_000
  for (const body of await answersSince(shop.db.read, scope, since)) {
    const { data } = PlacedOrder.safeParse(JSON.parse(body))
    if (data) return { number: data.number, path: data.path }
  }
  return undefined
}
