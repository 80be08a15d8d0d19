import type { Cart } from './cart/types.ts'
import type { Said, User } from './customers/types.ts'
import { get, post, unkept } from './endpoint.ts'
import type { Wishlist } from './wishlist/types.ts'

type Nothing = Record<never, never>

// What every page asks about its visitor: apart from the rest, so that a first visit carries no more.

export const currentUser = unkept(get<Nothing, User>('/api/users/current', 'customer'))
export const logout = post<Nothing, Said>('/api/users/logout', 'anyone')
export const getCart = unkept(get<Nothing, Cart>('/api/cart', 'anyone'))
export const getWishlist = unkept(get<Nothing, Wishlist>('/api/wishlist', 'anyone'))
