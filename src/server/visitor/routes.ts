import type * as calls from '#contract/visitor/calls.ts'
import { currentUser } from '../accounts/sessions/current-user.ts'
import { presentCart } from '../cart/present.ts'
import { cartNow } from '../cart/read-cart.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { visitorOf } from '../platform/http/visitor.ts'
import { tellHint } from '../platform/http/visitor-hint.ts'
import { wishedBy } from '../wishlist/queries.ts'

export const visitorHandlers: Handlers<typeof calls> = {
  async getVisitor({ shop, c, language }) {
    const visitor = visitorOf(c, shop)
    const [user, cart, wished] = await Promise.all([
      currentUser(c, shop),
      cartNow(shop, visitor).then((read) => presentCart(shop, read, { state: '', language })),
      wishedBy(shop.db.read, visitor),
    ])
    tellHint(c, shop, { isSignedIn: user !== null, bag: cart.count, hearts: wished.length })
    return { user, cart, wished }
  },
}
