import type { AddLine, Cart, ChangedCart, CouponForm, OneLine, SetLine } from './cart.ts'
import { del, get, post, put, unkept } from './endpoint.ts'

type Nothing = Record<never, never>

// Every call that a shopper makes on the way from a cart to a delivered parcel.

export const getCart = unkept(get<Nothing, Cart>('/api/cart', 'anyone'))
export const addToCart = post<AddLine, ChangedCart>('/api/cart/lines', 'anyone')
export const setCartLine = put<SetLine, ChangedCart>('/api/cart/lines/{productId}', 'anyone')
export const removeCartLine = del<OneLine, Cart>('/api/cart/lines/{productId}', 'anyone')
export const applyCoupon = put<CouponForm, Cart>('/api/cart/coupon', 'anyone')
export const removeCoupon = del<Nothing, Cart>('/api/cart/coupon', 'anyone')
