import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import {
  ByToken,
  CommentForm,
  OneComment,
  SharedWishlist,
  ShareForm,
  VoteForm,
  Wishlist,
  WishlistPiece,
} from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  getWishlist: { summary: "The visitor's wishlist, with what relatives said.", answer: Wishlist },
  addToWishlist: {
    summary: 'Puts a saree on the wishlist.',
    input: WishlistPiece,
    answer: Wishlist,
    errors: [404, 409],
  },
  removeFromWishlist: {
    summary: 'Takes a saree off the wishlist.',
    input: WishlistPiece,
    answer: Wishlist,
  },
  shareWishlist: {
    summary: 'Opens the wishlist to whoever has its link.',
    input: ShareForm,
    answer: Wishlist,
  },
  closeWishlist: { summary: 'Closes the link again.', answer: Wishlist },
  removeWishlistComment: {
    summary: 'The owner takes a comment away.',
    input: OneComment,
    answer: Wishlist,
    errors: [404],
  },
  getSharedWishlist: {
    summary: 'A wishlist as its link shows it.',
    input: ByToken,
    answer: SharedWishlist,
    errors: [404],
  },
  voteOnWishlist: {
    summary: 'One vote a visitor and piece; a second one replaces the first.',
    input: VoteForm,
    answer: SharedWishlist,
    errors: [404, 429],
  },
  commentOnWishlist: {
    summary: 'Says something about a piece or the whole list.',
    input: CommentForm,
    answer: SharedWishlist,
    errors: [404, 429],
  },
}
