import * as calls from '#contract/wishlist/calls.ts'
import { schemas } from '#contract/wishlist/schemas.ts'
import * as types from '#contract/wishlist/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { wishlistHandlers } from './routes.ts'
import { sharedWishlistHandlers } from './shared-routes.ts'

export const wishlist: NounModule = {
  title: 'Wishlist',
  calls: callsOf(calls, { schemas, answers: { ...wishlistHandlers, ...sharedWishlistHandlers } }),
  types: [types],
}
