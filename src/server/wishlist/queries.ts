import { productRows } from '../catalog/queries.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { countGuest, type Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'

export type WishlistRow = {
  id: number
  user_id: number | null
  token_hash: string | null
  share_token: string | null
  title: string
  closed_at: number | null
}

const columns = ['id', 'user_id', 'token_hash', 'share_token', 'title', 'closed_at'] as const

/** The visitor's own wishlist; undefined while nothing was ever put on it. */
export function wishlistOf(
  db: Query,
  { userId, tokenHash }: Visitor,
): Promise<WishlistRow | undefined> {
  if (userId === null && tokenHash === null) return Promise.resolve(undefined)
  const lists = db.selectFrom('wishlists').select(columns)
  const mine =
    userId === null
      ? lists.where('token_hash', '=', tokenHash).where('user_id', 'is', null)
      : lists.where('user_id', '=', userId)
  return mine.executeTakeFirst()
}

export async function ensureWishlist(
  tx: Query,
  shop: Shop,
  visitor: Visitor,
): Promise<WishlistRow> {
  const known = await wishlistOf(tx, visitor)
  if (known) return known
  await countGuest(tx, shop, visitor)
  const now = shop.now()
  const { userId, tokenHash } = visitor
  await tx
    .insertInto('wishlists')
    .values({
      user_id: userId,
      token_hash: userId === null ? tokenHash : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const made = await wishlistOf(tx, visitor)
  if (!made) throw new Error('A wishlist could neither be made nor found.')
  return made
}

/** A wishlist whose link is open. */
export function sharedWishlist(db: Query, token: string): Promise<WishlistRow | undefined> {
  return db
    .selectFrom('wishlists')
    .select(columns)
    .where('share_token', '=', token)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

export async function setShare(tx: Query, id: number, share: { token: string; title: string }) {
  await tx
    .updateTable('wishlists')
    .set({ share_token: share.token, title: share.title, closed_at: null })
    .where('id', '=', id)
    .execute()
}

export async function setClosed(tx: Query, id: number, now: number) {
  await tx.updateTable('wishlists').set({ closed_at: now }).where('id', '=', id).execute()
}

/** False when the shop does not sell such a piece. */
export async function addPiece(tx: Query, wishlistId: number, productId: number, now: number) {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!product) return false
  await tx
    .insertInto('wishlist_pieces')
    .values({ wishlist_id: wishlistId, product_id: productId, added_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return true
}

/** The products on a visitor's wishlist that the shop still sells. */
export async function wishedBy(db: Query, visitor: Visitor): Promise<number[]> {
  const list = await wishlistOf(db, visitor)
  if (!list) return []
  const rows = await db
    .selectFrom('wishlist_pieces as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .where('w.wishlist_id', '=', list.id)
    .where('p.archived_at', 'is', null)
    .select('w.product_id')
    .orderBy('w.added_at', 'desc')
    .execute()
  return rows.map((row) => row.product_id)
}

export async function countPieces(tx: Query, wishlistId: number): Promise<number> {
  return countOf(tx.selectFrom('wishlist_pieces').where('wishlist_id', '=', wishlistId))
}

export async function dropPiece(tx: Query, wishlistId: number, productId: number) {
  for (const table of ['wishlist_pieces', 'wishlist_votes'] as const) {
    await tx
      .deleteFrom(table)
      .where('wishlist_id', '=', wishlistId)
      .where('product_id', '=', productId)
      .execute()
  }
}

/** The pieces of a wishlist that the shop still sells, newest wish first. */
export function pieceRows(db: Query, wishlistId: number) {
  return productRows(db)
    .innerJoin('wishlist_pieces as w', 'w.product_id', 'p.id')
    .where('w.wishlist_id', '=', wishlistId)
    .orderBy('w.added_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
}

/** What a guest wished for joins what the customer wishes for; votes given as a guest stay one each. */
export async function joinWishlists(tx: Query, guest: WishlistRow, mine: WishlistRow) {
  await tx
    .insertInto('wishlist_pieces')
    .columns(['wishlist_id', 'product_id', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('wishlist_pieces')
        .where('wishlist_id', '=', guest.id)
        .select((e) => [e.val(mine.id).as('wishlist_id'), 'product_id', 'added_at']),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx.deleteFrom('wishlists').where('id', '=', guest.id).execute()
}

export async function adoptWishlist(tx: Query, id: number, userId: number) {
  await tx
    .updateTable('wishlists')
    .set({ user_id: userId, token_hash: null })
    .where('id', '=', id)
    .execute()
}
