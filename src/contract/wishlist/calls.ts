import { del, get, type Nothing, onceOpen, post, put, unkept } from '../endpoint.ts'
import type {
  ByToken,
  CommentForm,
  OneComment,
  SharedWishlist,
  ShareForm,
  VoteForm,
  Wishlist,
  WishlistPiece,
} from './types.ts'

export const getWishlist = unkept(get<Nothing, Wishlist>('/api/wishlist', 'anyone'))

export const addToWishlist = onceOpen(
  put<WishlistPiece, Wishlist>('/api/wishlist/pieces/{productId}', 'anyone'),
)
export const removeFromWishlist = del<WishlistPiece, Wishlist>(
  '/api/wishlist/pieces/{productId}',
  'anyone',
)
export const shareWishlist = onceOpen(post<ShareForm, Wishlist>('/api/wishlist/share', 'anyone'))
export const closeWishlist = del<Nothing, Wishlist>('/api/wishlist/share', 'anyone')
export const removeWishlistComment = del<OneComment, Wishlist>(
  '/api/wishlist/comments/{id}',
  'anyone',
)
export const getSharedWishlist = onceOpen(
  unkept(get<ByToken, SharedWishlist>('/api/wishlists/{token}', 'anyone')),
)
export const voteOnWishlist = onceOpen(
  put<VoteForm, SharedWishlist>('/api/wishlists/{token}/votes', 'anyone'),
)
export const commentOnWishlist = onceOpen(
  post<CommentForm, SharedWishlist>('/api/wishlists/{token}/comments', 'anyone'),
)
