import { randomBytes } from 'node:crypto'
import type * as calls from '#contract/wishlist/calls.ts'
import type { Wishlist } from '#contract/wishlist/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { policy } from '#domain/policy.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Call } from '../platform/http/request.ts'
import type { Asked, Handlers } from '../platform/http/serve.ts'
import { rememberVisitor, type Visitor, visitorOf } from '../platform/http/visitor.ts'
import { noteHint } from '../platform/http/visitor-hint.ts'
import type { Shop } from '../platform/shop.ts'
import { presentWishlist } from './present.ts'
import {
  addPiece,
  countPieces,
  dropPiece,
  ensureWishlist,
  setClosed,
  setShare,
  type WishlistRow,
  wishlistOf,
} from './queries.ts'
import { dropComment } from './vote-queries.ts'

export const wishlistHandlers = {
  getWishlist: ({ shop, c, language }) => shown(c, shop, { visitor: visitorOf(c, shop), language }),
  async addToWishlist({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    await shop.db.write(async (tx) => {
      const list = await ensureWishlist(tx, shop, visitor)
      if ((await countPieces(tx, list.id)) >= policy.wishlist.maxPieces) throw full()
      const isSold = await addPiece(tx, list.id, input.productId, shop.now())
      if (!isSold) throw new ShopError('saree-unavailable')
    })
    return shown(c, shop, { visitor, language })
  },
  removeFromWishlist: (asked) =>
    change(asked, (list, tx) => dropPiece(tx, list.id, asked.input.productId)),
  async shareWishlist({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    await shop.db.write(async (tx) => {
      const list = await ensureWishlist(tx, shop, visitor)
      const token = list.share_token ?? randomBytes(16).toString('base64url')
      await setShare(tx, list.id, { token, title: input.title || list.title })
    })
    return shown(c, shop, { visitor, language })
  },
  closeWishlist: (asked) => change(asked, (list, tx) => setClosed(tx, list.id, asked.shop.now())),
  removeWishlistComment: (asked) =>
    change(asked, async (list, tx) => {
      const wasThere = await dropComment(tx, list.id, asked.input.id)
      if (!wasThere) throw new ShopError('no-such-comment')
    }),
} satisfies Partial<Handlers<typeof calls>>

const full = () => new ShopError(refusal('wishlist-full', { most: policy.wishlist.maxPieces }))

type Tx = Parameters<Parameters<Shop['db']['write']>[0]>[0]

/** Changes the visitor's list where there is one. */
async function change(
  { c, shop, language }: Pick<Asked<never>, 'c' | 'shop' | 'language'>,
  work: (list: WishlistRow, tx: Tx) => Promise<void>,
) {
  const visitor = visitorOf(c, shop)
  await shop.db.write(async (tx) => {
    const list = await wishlistOf(tx, visitor)
    if (list) await work(list, tx)
  })
  return shown(c, shop, { visitor, language })
}

type Looker = { visitor: Visitor; language: Language }

async function shown(c: Call, shop: Shop, { visitor, language }: Looker): Promise<Wishlist> {
  const list = await wishlistOf(shop.db.read, visitor)
  const wishlist = await presentWishlist(shop, list, language)
  noteHint(c, shop, { hearts: wishlist.pieces.length })
  return wishlist
}
