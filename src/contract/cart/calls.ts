import { del, get, type Nothing, onceOpen, post, put, unkept } from '../endpoint.ts'
import type { CardCode, OneCard } from '../gift-cards/types.ts'
import type { CreditSpending } from '../store-credits/types.ts'
import type { AddLine, Cart, ChangedCart, CouponForm, OneLine, SetLine } from './types.ts'

export const getCart = unkept(get<Nothing, Cart>('/api/cart', 'anyone'))
export const addToCart = onceOpen(post<AddLine, ChangedCart>('/api/cart/lines', 'anyone'))
export const setCartLine = onceOpen(
  put<SetLine, ChangedCart>('/api/cart/lines/{productId}', 'anyone'),
)
export const removeCartLine = del<OneLine, Cart>('/api/cart/lines/{productId}', 'anyone')
export const applyCoupon = onceOpen(put<CouponForm, Cart>('/api/cart/coupon', 'anyone'))
export const removeCoupon = del<Nothing, Cart>('/api/cart/coupon', 'anyone')
/** Pays the cart with store credit as far as it goes, or no more. */
export const spendStoreCredit = onceOpen(
  put<CreditSpending, Cart>('/api/cart/store-credit', 'anyone'),
)
/** Pays the cart with a gift card as far as it goes. */
export const applyGiftCard = onceOpen(put<CardCode, Cart>('/api/cart/gift-card', 'anyone'))
/** Takes a gift card out of the cart again. */
export const removeGiftCard = del<OneCard, Cart>('/api/cart/gift-cards/{id}', 'anyone')
