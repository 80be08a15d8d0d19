import type { Query } from '../platform/db/database.ts'
import { adoptWishlist, joinWishlists, wishlistOf } from './queries.ts'
import { renameVoter } from './vote-queries.ts'
import { voterOf } from './voter.ts'

/** At sign-in what the guest wished for and voted becomes the customer's. */
export async function mergeWishlists(tx: Query, tokenHash: string, userId: number) {
  await renameVoter(tx, voterOf({ userId: null, tokenHash }), voterOf({ userId, tokenHash }))
  const guests = await wishlistOf(tx, { userId: null, tokenHash })
  if (!guests) return
  const mine = await wishlistOf(tx, { userId, tokenHash: null })
  if (mine) await joinWishlists(tx, guests, mine)
  else await adoptWishlist(tx, guests.id, userId)
}
