import type * as calls from '#contract/wishlist/calls.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { policy } from '#domain/policy.ts'
import type { Query } from '../platform/db/database.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { rememberVisitor, type Visitor, visitorOf } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { presentShared } from './present.ts'
import { sharedWishlist, type WishlistRow } from './queries.ts'
import { addComment, dropVote, hasPiece, putVote } from './vote-queries.ts'
import { voterOf } from './voter.ts'

const voting: Limit = { name: 'wishlist-vote', most: 300, windowMs: 15 * 60_000 }
const commenting: Limit = { name: 'wishlist-comment', most: 20, windowMs: 15 * 60_000 }

export const sharedWishlistHandlers = {
  getSharedWishlist: ({ shop, c, input, language }) =>
    shown(shop, { visitor: visitorOf(c, shop), language }, input.token),
  async voteOnWishlist({ shop, c, input, language }) {
    await limit(shop, c, voting)
    const visitor = rememberVisitor(c, shop)
    const { token, productId, vote, name } = input
    await shop.db.write(async (tx) => {
      const list = await open(tx, token)
      if (!(await hasPiece(tx, list.id, productId))) throw new ShopError('not-on-the-list')
      const voter = voterOf(visitor)
      if (vote === null) return dropVote(tx, list.id, productId, voter)
      const is_heart = vote === 'heart' ? 1 : 0
      const row = { wishlist_id: list.id, product_id: productId, voter, name, is_heart }
      return putVote(tx, { ...row, voted_at: shop.now() })
    })
    return shown(shop, { visitor, language }, token)
  },
  async commentOnWishlist({ shop, c, input, language }) {
    await limit(shop, c, commenting)
    const visitor = rememberVisitor(c, shop)
    const { token, name, comment } = input
    const productId = input.productId ?? null
    await shop.db.write(async (tx) => {
      const list = await open(tx, token)
      const isAbout = productId === null || (await hasPiece(tx, list.id, productId))
      if (!isAbout) throw new ShopError('not-on-the-list')
      const about = { wishlist_id: list.id, product_id: productId, voter: voterOf(visitor) }
      const row = { ...about, name, comment, created_at: shop.now() }
      const isKept = await addComment(tx, row, policy.wishlist.maxComments)
      if (!isKept) throw new ShopError('comments-full')
    })
    return shown(shop, { visitor, language }, token)
  },
} satisfies Partial<Handlers<typeof calls>>

const limit = (shop: Shop, c: Call, limit: Limit) =>
  countTry(shop, [{ limit, subject: networkOf(c.get('address')) }])

/** The list behind an open link; a token that is too short to be one never matches. */
async function open(db: Query, token: string): Promise<WishlistRow> {
  const list = token.length === 22 ? await sharedWishlist(db, token) : undefined
  if (!list) throw new ShopError('wishlist-not-shared')
  return list
}

async function shown(
  shop: Shop,
  { visitor, language }: { visitor: Visitor; language: Language },
  token: string,
) {
  const list = await open(shop.db.read, token)
  const voter = voterOf(visitor)
  return presentShared(shop, list, { voter, isOwner: isOwner(list, visitor), language })
}

const isOwner = (list: WishlistRow, { userId, tokenHash }: Visitor) =>
  list.user_id === null
    ? list.token_hash !== null && list.token_hash === tokenHash
    : list.user_id === userId
