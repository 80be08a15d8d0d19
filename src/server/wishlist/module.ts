import * as calls from '#contract/wishlist/calls.ts'
import { schemas } from '#contract/wishlist/schemas.ts'
import * as types from '#contract/wishlist/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { wishlistAnswers } from './routes.ts'
import { sharedWishlistAnswers } from './shared-routes.ts'

export const wishlist: NounModule = {
  title: 'Wishlist',
  calls: callsOf(calls, { schemas, answers: { ...wishlistAnswers, ...sharedWishlistAnswers } }),
  types: [types],
}
