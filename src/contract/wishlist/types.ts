import { z } from 'zod'
import { ProductCard } from '../catalog/types.ts'
import { PathId } from '../path-id.ts'

export const WishlistComment = z.object({
  id: z.int(),
  /** The piece it speaks of; null for the list as a whole. */
  productId: z.int().nullable(),
  name: z.string(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
})
export type WishlistComment = z.infer<typeof WishlistComment>

const Piece = z.object({
  product: ProductCard,
  /** How many visitors said "heart" and how many "not this". */
  hearts: z.int(),
  nots: z.int(),
})

/** A visitor's own wishlist, with what relatives said of it. */
export const Wishlist = z.object({
  pieces: z.array(Piece.extend({ voters: z.array(z.string()) })),
  comments: z.array(WishlistComment),
  title: z.string(),
  /** The way to it for relatives; null while it was never shared. */
  share: z.object({ path: z.string(), isClosed: z.boolean() }).nullable(),
})
export type Wishlist = z.infer<typeof Wishlist>

export const Vote = z.enum(['heart', 'not'])
export type Vote = z.infer<typeof Vote>

/** A wishlist as a relative with the link sees it. */
export const SharedWishlist = z.object({
  title: z.string(),
  isOwner: z.boolean(),
  pieces: z.array(Piece.extend({ mine: Vote.nullable() })),
  comments: z.array(WishlistComment),
})
export type SharedWishlist = z.infer<typeof SharedWishlist>

const Name = z.string('Please enter your name').trim().min(1, 'Please enter your name').max(40)

export const WishlistPiece = z.object({ productId: PathId })
export type WishlistPiece = z.infer<typeof WishlistPiece>

export const ShareForm = z.object({
  title: z.string().trim().max(80).default(''),
})
export type ShareForm = { title?: string | undefined }

export const ByToken = z.object({ token: z.string().max(100) })
export type ByToken = z.infer<typeof ByToken>

/** null takes the vote back. */
export const VoteForm = ByToken.extend({
  productId: z.int().positive(),
  vote: Vote.nullable(),
  name: Name,
})
export type VoteForm = z.infer<typeof VoteForm>

export const CommentForm = ByToken.extend({
  productId: z.int().positive().nullable().default(null),
  name: Name,
  comment: z.string('Please write something').trim().min(1, 'Please write something').max(500),
})
export type CommentForm = {
  token: string
  productId?: number | null | undefined
  name: string
  comment: string
}

export const OneComment = z.object({ id: PathId })
export type OneComment = z.infer<typeof OneComment>
