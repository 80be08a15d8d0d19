import type { Paise } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import { isNearby, networkOf, widerThan } from '../platform/http/client-address.ts'
import type { Counter } from '../platform/http/rate-limit.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import type { Bound } from '../stock/keep-within.ts'

const windowMs = 60 * 60_000
const dayMs = 24 * windowMs
const told = 'orders-enough'

/** By whom orders are counted, so that no script empties the shop (S34): account or browser, and network. */
export function orderCounters(shop: Shop, visitor: Visitor, address: string): Counter[] {
  const { userId, tokenHash } = visitor
  const most = shop.config.ordersPerNetwork
  const perVisitor = { name: 'order', most: policy.ordersPerVisitorHour, windowMs, told } as const
  const subject = userId === null ? `guest:${tokenHash}` : `user:${userId}`
  const perNetwork = { name: 'order-network', windowMs, told } as const
  return [
    { limit: perVisitor, subject },
    ...networksOf(shop, address).map(({ network, times }) => ({
      limit: { ...perNetwork, most: times * most },
      subject: network,
    })),
  ]
}

type AtDoor = { address: string; pieces: number; paise: Paise }

/**
 * What strangers of a network may order in a day to be paid at the door: it costs them nothing, and takes as much from the
 * shelf as what they keep aside, whose room it has (S60).
 */
export function doorCounters(shop: Shop, { limits }: Bound, order: AtDoor): Counter[] {
  const { pieces, rupees } = limits.network
  // Behind a proxy that the shop was not told of, everybody comes from it.
  if (shop.config.trustProxy === null && isNearby(order.address)) return []
  const perDay = { windowMs: dayMs, told: 'door-enough' } as const
  return networksOf(shop, order.address).flatMap(({ network: subject, times }) => [
    { limit: { ...perDay, name: 'door pieces', most: times * pieces }, subject, by: order.pieces },
    {
      limit: { ...perDay, name: 'door rupees', most: times * rupees },
      ...{ subject, by: Math.ceil(order.paise / 100) },
    },
  ])
}

/** Who counts as one network, and how much more the wider ones of IPv6 may, where a /64 costs nothing; none without a limit. */
function networksOf(shop: Shop, address: string) {
  if (shop.config.ordersPerNetwork === 0) return []
  const own = networkOf(address)
  const wider = own.includes(':') ? widerThan(own) : []
  return [own, ...wider].map((network, at) => ({ network, times: 2 ** at }))
}
