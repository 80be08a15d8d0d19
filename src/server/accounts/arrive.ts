import type { VisitorHint } from '#domain/visitor-hint.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { countInCart } from '../cart/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Call } from '../platform/http/request.ts'
import { cartToken } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { wishedBy } from '../wishlist/queries.ts'
import { rememberPlace } from './sessions/known-places.ts'
import { beginSession, type SessionCookie } from './sessions/session.ts'

/** Begins a session for somebody who has proved who they are; what they gathered as a guest comes along. */
export async function arrive(
  c: Call,
  shop: Shop,
  tx: Query,
  user: { id: number; isRemembered: boolean; isByPasskey?: boolean },
): Promise<SessionCookie & { device: string; hint: VisitorHint }> {
  await mergeCarts(tx, cartToken(c, shop), user.id)
  const device = await rememberPlace(c, shop, tx, user.id)
  const session = await beginSession(c, shop, tx, user)
  const own = { userId: user.id, tokenHash: null }
  const [bag, wished] = [await countInCart(tx, own), await wishedBy(tx, own)]
  return { ...session, device, hint: { isSignedIn: true, bag, hearts: wished.length } }
}
