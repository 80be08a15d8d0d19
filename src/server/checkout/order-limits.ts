import { policy } from '#domain/policy.ts'
import { networkOf } from '../platform/http/client-address.ts'
import type { Counter } from '../platform/http/rate-limit.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'

const windowMs = 60 * 60_000
const told = 'orders-enough'

/** By whom orders are counted, so that no script empties the shop (S34): account or browser, and network. */
export function orderCounters(shop: Shop, visitor: Visitor, address: string): Counter[] {
  const { userId, tokenHash } = visitor
  const most = shop.config.ordersPerNetwork
  const perVisitor = { name: 'order', most: policy.ordersPerVisitorHour, windowMs, told } as const
  const subject = userId === null ? `guest:${tokenHash}` : `user:${userId}`
  const perNetwork = { name: 'order-network', most, windowMs, told } as const
  return [
    { limit: perVisitor, subject },
    ...(most > 0 ? [{ limit: perNetwork, subject: networkOf(address) }] : []),
  ]
}
