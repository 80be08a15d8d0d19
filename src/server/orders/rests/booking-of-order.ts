import type { BookingAgreed } from '#domain/orders/booking.ts'
import { moneyOf } from '#domain/refund.ts'
import { type OrderRow, paiseOf } from '../../order-records/queries.ts'

/** What was agreed with the buyer of an order that is booked; null of every other. */
export const bookingIn = ({ booking }: Pick<OrderRow, 'booking'>): BookingAgreed | null =>
  booking === null ? null : JSON.parse(booking) // As writeOrder kept it.

/** What is still to come of an order that is booked, in paise; 0 of every other. */
export const restOf = (order: OrderRow) =>
  order.booking === null ? 0 : moneyOf(paiseOf(order)).duePaise
