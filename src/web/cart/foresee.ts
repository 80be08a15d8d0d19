import type { Cart } from '#contract/cart/types.ts'
import { cartTotals, itemCount } from '#domain/cart.ts'
import { feesOf, firstTerms } from '#domain/delivery/delivery-terms.ts'
import { missingForFreeShipping } from '#domain/delivery/shipping.ts'
import { toPaise, toRupees } from '#domain/money.ts'

/** The cart as it will most likely be once the shop has changed a line; 0 takes the line away. */
export function foresee(cart: Cart, productId: number, quantity: number): Cart {
  const lines = cart.lines
    .filter((line) => line.id !== productId || quantity > 0)
    .map((line) =>
      line.id === productId ? { ...line, quantity, total: line.price * quantity } : line,
    )
  const fees = cart.delivery ? feesOf(cart.delivery) : firstTerms
  const sums = cartTotals(
    lines
      .filter((line) => line.maxQuantity > 0)
      .map((line) => ({
        currentPaise: toPaise(line.price),
        ...{ quantity: line.quantity, weight: line.weight },
      })),
    fees,
  )
  const subtotal = toRupees(sums.subtotal)
  // What a promo code takes off is the shop's to say; until it has, the last figure stands.
  const discount = Math.min(cart.discount, subtotal)
  const shipping = toRupees(sums.shipping)
  const total = subtotal - discount + shipping
  return {
    ...cart,
    lines,
    count: itemCount(lines),
    subtotal,
    discount,
    shipping,
    total,
    ...foreseePaid(cart, total),
    missingForFreeShipping: toRupees(missingForFreeShipping(sums.subtotal, fees)),
  }
}

/** No more is spent than the cart comes to, of cards before credit; more of either is the shop's to say. */
function foreseePaid({ giftCards, storeCredit }: Cart, total: number) {
  const byCards = Math.min(giftCards?.spent ?? 0, total)
  const afterCards = toRupees(toPaise(total) - toPaise(byCards))
  const byCredit = Math.min(storeCredit?.spent ?? 0, afterCards)
  const due = toRupees(toPaise(afterCards) - toPaise(byCredit))
  return {
    ...(giftCards && { giftCards: { ...giftCards, spent: byCards, due } }),
    ...(storeCredit && { storeCredit: { ...storeCredit, spent: byCredit, due } }),
  }
}
