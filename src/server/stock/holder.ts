import { wideNetworkOf } from '../platform/http/client-address.ts'
import type { Call } from '../platform/http/request.ts'
import { visitorOf } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'

/** Who asks to keep pieces aside: an account or a browser, and the network that it comes from. */
export type Holder = { userId: number | null; visitor: string | null; network: string }

export function holderOf(c: Call, shop: Shop): Holder {
  const { userId, tokenHash } = visitorOf(c, shop)
  const guest = tokenHash === null ? null : `guest:${tokenHash}`
  const visitor = userId === null ? guest : `user:${userId}`
  return { userId, visitor, network: wideNetworkOf(c.get('address')) }
}
