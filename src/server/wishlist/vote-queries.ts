import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

export type VoteRow = { product_id: number; voter: string; name: string; is_heart: number }

export function votesOn(db: Query, wishlistId: number): Promise<VoteRow[]> {
  return db
    .selectFrom('wishlist_votes')
    .select(['product_id', 'voter', 'name', 'is_heart'])
    .where('wishlist_id', '=', wishlistId)
    .orderBy('voted_at')
    .execute()
}

export function commentsOn(db: Query, wishlistId: number) {
  return db
    .selectFrom('wishlist_comments')
    .select(['id', 'product_id', 'name', 'comment', 'created_at'])
    .where('wishlist_id', '=', wishlistId)
    .orderBy('id')
    .execute()
}

type NewVote = VoteRow & { wishlist_id: number; voted_at: number }

/** One vote a visitor and piece. */
export async function putVote(tx: Query, vote: NewVote) {
  const { is_heart, name, voted_at } = vote
  await tx
    .insertInto('wishlist_votes')
    .values(vote)
    .onConflict((oc) =>
      oc.columns(['wishlist_id', 'product_id', 'voter']).doUpdateSet({ is_heart, name, voted_at }),
    )
    .execute()
}

export async function dropVote(tx: Query, wishlistId: number, productId: number, voter: string) {
  await tx
    .deleteFrom('wishlist_votes')
    .where('wishlist_id', '=', wishlistId)
    .where('product_id', '=', productId)
    .where('voter', '=', voter)
    .execute()
}

export async function hasPiece(tx: Query, wishlistId: number, productId: number) {
  const row = await tx
    .selectFrom('wishlist_pieces')
    .select('product_id')
    .where('wishlist_id', '=', wishlistId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

type NewComment = {
  wishlist_id: number
  product_id: number | null
  voter: string
  name: string
  comment: string
  created_at: number
}

/** False when the list has all the comments that it can take. */
export async function addComment(tx: Query, comment: NewComment, most: number): Promise<boolean> {
  const row = await countOf(
    tx.selectFrom('wishlist_comments').where('wishlist_id', '=', comment.wishlist_id),
  )
  if (row >= most) return false
  await tx.insertInto('wishlist_comments').values(comment).execute()
  return true
}

export async function dropComment(tx: Query, wishlistId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wishlist_comments')
    .where('id', '=', id)
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The votes of a guest become those of the customer, who keeps one a piece. */
export async function renameVoter(tx: Query, from: string, to: string) {
  await tx
    .deleteFrom('wishlist_votes')
    .where('voter', '=', from)
    .where('product_id', 'in', (eb) =>
      eb
        .selectFrom('wishlist_votes as theirs')
        .select('theirs.product_id')
        .where('theirs.voter', '=', to)
        .whereRef('theirs.wishlist_id', '=', 'wishlist_votes.wishlist_id'),
    )
    .execute()
  await tx.updateTable('wishlist_votes').set({ voter: to }).where('voter', '=', from).execute()
}
