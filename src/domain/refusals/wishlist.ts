import { conflict, notFound } from './entry.ts'

export const ofWishlist = {
  'wishlist-full': conflict(
    ({ most }: { most: number }) => `A wishlist holds at most ${most} sarees.`,
  ),
  'no-such-comment': notFound('This comment does not exist.'),
  'not-on-the-list': notFound('This saree is not on the list.'),
  'comments-full': conflict('This list has all the comments that it can take.'),
  'wishlist-not-shared': notFound('This wishlist is not shared any more.'),
}

export const ofHolds = {
  'offer-over': notFound('This link has expired. The saree may be available to everybody now.'),
  'not-reserved': notFound('This is not reserved any more.'),
}
