import { creating, get, type Nothing, onceOpen, post, put, unkept } from '../endpoint.ts'
import type { OrderForm, PlacedOrder } from '../orders/types.ts'
import type {
  Availability,
  AvailabilityQuery,
  Checkout,
  CheckoutQuery,
  DeliveryQuote,
  QuoteQuery,
  ToldPin,
} from './types.ts'

export const getAvailability = onceOpen(
  unkept(get<AvailabilityQuery, Availability[]>('/api/availability', 'anyone')),
)
export const enterCheckout = onceOpen(post<Nothing, Checkout>('/api/checkout', 'anyone'))
export const getCheckout = onceOpen(unkept(get<CheckoutQuery, Checkout>('/api/checkout', 'anyone')))
export const placeOrder = onceOpen(creating(post<OrderForm, PlacedOrder>('/api/orders', 'anyone')))
export const quoteDelivery = onceOpen(
  unkept(get<QuoteQuery, DeliveryQuote>('/api/delivery', 'anyone')),
)
/** Keeps it in a cookie, which carts, checkout and pages go by. */
export const tellPin = onceOpen(put<ToldPin, DeliveryQuote>('/api/delivery', 'anyone'))
