import { currentUser, getCart, getWishlist } from '#contract/visitor-endpoints.ts'
import { asking, askingOrNothing } from './cache.ts'

/** Who is signed in, or null. */
export const askingVisitor = () => askingOrNothing(currentUser, {})

export const askingCart = () => asking(getCart, {})

export const askingWishlist = () => asking(getWishlist, {})
