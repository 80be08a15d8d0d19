import type { SharedWishlist, Wishlist, WishlistComment } from '#contract/wishlist/types.ts'
import type { Language } from '#domain/language.ts'
import { presentedCards } from '../catalog/present-products.ts'
import type { Shop } from '../platform/shop.ts'
import { pieceRows, type WishlistRow } from './queries.ts'
import { commentsOn, type VoteRow, votesOn } from './vote-queries.ts'

/** Where relatives find a shared list. */
export const sharePath = (token: string) => `/wishlist/${token}`

export async function presentWishlist(
  shop: Shop,
  list: WishlistRow | undefined,
  language: Language,
): Promise<Wishlist> {
  if (!list) return { pieces: [], comments: [], title: '', share: null }
  const { pieces, votes, comments } = await everything(shop, list, language)
  return {
    title: list.title,
    pieces: pieces.map((piece) => ({
      ...piece,
      voters: votes
        .filter((vote) => vote.product_id === piece.product.id && vote.is_heart === 1)
        .map((vote) => vote.name),
    })),
    comments,
    share: list.share_token === null ? null : shareOf(list.share_token, list.closed_at),
  }
}

const shareOf = (token: string, closedAt: number | null) => ({
  path: sharePath(token),
  isClosed: closedAt !== null,
})

export async function presentShared(
  shop: Shop,
  list: WishlistRow,
  looker: { voter: string; isOwner: boolean; language: Language },
): Promise<SharedWishlist> {
  const { pieces, votes, comments } = await everything(shop, list, looker.language)
  const mine = new Map(
    votes.filter((vote) => vote.voter === looker.voter).map((vote) => [vote.product_id, vote]),
  )
  return {
    title: list.title,
    isOwner: looker.isOwner,
    pieces: pieces.map((piece) => ({ ...piece, mine: wordOf(mine.get(piece.product.id)) })),
    comments,
  }
}

async function everything(shop: Shop, list: WishlistRow, language: Language) {
  const db = shop.db.read
  const rows = await pieceRows(db, list.id)
  const votes = await votesOn(db, list.id)
  const comments = await commentsOn(db, list.id)
  const cards = await presentedCards(shop, rows, language)
  const pieces = cards.map((product) => ({
    product,
    ...tally(product.id, votes),
  }))
  return { pieces, votes, comments: comments.map(presentComment) }
}

function tally(productId: number, votes: VoteRow[]) {
  const own = votes.filter((vote) => vote.product_id === productId)
  const hearts = own.filter((vote) => vote.is_heart === 1).length
  return { hearts, nots: own.length - hearts }
}

const wordOf = (vote: VoteRow | undefined) =>
  vote === undefined ? null : vote.is_heart === 1 ? 'heart' : 'not'

type CommentRow = Awaited<ReturnType<typeof commentsOn>>[number]

const presentComment = (row: CommentRow): WishlistComment => ({
  id: row.id,
  productId: row.product_id,
  name: row.name,
  comment: row.comment,
  createdAt: new Date(row.created_at).toISOString(),
})
