import type { PaymentSettings } from '#contract/payments/types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Paise, toPaise } from '#domain/money.ts'
import { advanceOf, type BookingAgreed, type BookingTerms } from '#domain/orders/booking.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { dueOf, type ReadCart } from '../cart/read-cart.ts'
import type { Choice } from '../payment-methods/choices.ts'

/** What is paid now of an order that is booked, and what is agreed about the rest. */
export type Booking = { nowPaise: Paise; agreed: BookingAgreed }

/** How a cart is booked that is paid so; null where it may not be, as at the door. */
export function bookingOf(
  { booking }: PaymentSettings,
  cart: ReadCart,
  { method, refusal, feePaise, prepaidDiscountPaise }: Choice,
): Booking | null {
  if (isAtDoor(method) || refusal !== null) return null
  const addedPaise = feePaise - prepaidDiscountPaise
  const nowPaise = advanceOf(termsOf(booking), {
    totalPaise: cart.totals.total + addedPaise,
    duePaise: dueOf(cart) + addedPaise,
    lines: cart.lines.filter(({ isPayable }) => isPayable),
  })
  const { percent, days } = booking
  return nowPaise === null ? null : { nowPaise, agreed: { percent, days } }
}

/** The same of an order that is to be booked; refused where the shop takes none like it in parts. */
export function bookingAsked(settings: PaymentSettings, cart: ReadCart, choice: Choice): Booking {
  const booking = bookingOf(settings, cart, choice)
  if (booking === null) throw new ShopError('booking-not-offered', { at: 'isBooked' })
  return booking
}

const termsOf = ({ least, ...terms }: PaymentSettings['booking']): BookingTerms => ({
  ...terms,
  leastPaise: toPaise(least),
})
