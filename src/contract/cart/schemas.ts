import { CardCode, OneCard } from '../gift-cards/types.ts'
import type { SchemaTable } from '../schema-table.ts'
import { CreditSpending } from '../store-credits/types.ts'
import type * as calls from './calls.ts'
import { AddLine, Cart, ChangedCart, CouponForm, OneLine, SetLine } from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  getCart: { summary: "The visitor's cart at today's prices and stock.", answer: Cart },
  addToCart: {
    summary: 'Adds a saree, up to the smaller of 10 and its stock.',
    input: AddLine,
    answer: ChangedCart,
    errors: [404, 409],
  },
  setCartLine: {
    summary: 'Sets the quantity of a line; 0 takes it away.',
    input: SetLine,
    answer: ChangedCart,
    errors: [404, 409],
  },
  removeCartLine: { summary: 'Takes a line away.', input: OneLine, answer: Cart },
  applyCoupon: {
    summary: 'Puts a promo code into the cart, if it may be used now.',
    input: CouponForm,
    answer: Cart,
    errors: [429],
  },
  spendStoreCredit: {
    summary: 'Pays the cart with store credit: by code and secret, or with that of the account.',
    input: CreditSpending,
    answer: Cart,
    errors: [404, 429],
  },
  applyGiftCard: {
    summary: 'Pays the cart with a gift card by its code, as far as it goes.',
    input: CardCode,
    answer: Cart,
    errors: [404, 409, 429],
  },
  removeGiftCard: {
    summary: 'Takes a gift card out of the cart again.',
    input: OneCard,
    answer: Cart,
  },
  removeCoupon: { summary: 'Takes the promo code out of the cart.', answer: Cart },
}
