export const wishlist = {
  title: 'Wishlist',
  text: 'What you have put aside to think about.',
  empty: 'Your wishlist is empty',
  emptyText: 'Tap the heart on a saree to keep it here.',
  browse: 'Browse All Products',
  remove: (name: string) => `Remove ${name} from your wishlist`,
  removed: 'Removed from wishlist',
  share: 'Share this wishlist',
  shared: 'Link copied',
  sharedTitle: 'A wishlist from a friend',
}
