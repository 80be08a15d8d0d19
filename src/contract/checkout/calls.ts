import { creating, get, type Nothing, onceOpen, post, unkept } from '../endpoint.ts'
import type { OrderForm, PlacedOrder } from '../orders/types.ts'
import type { Availability, AvailabilityQuery, Checkout, CheckoutQuery } from './types.ts'

export const getAvailability = onceOpen(
  unkept(get<AvailabilityQuery, Availability[]>('/api/availability', 'anyone')),
)
export const enterCheckout = onceOpen(post<Nothing, Checkout>('/api/checkout', 'anyone'))
export const getCheckout = onceOpen(unkept(get<CheckoutQuery, Checkout>('/api/checkout', 'anyone')))
export const placeOrder = onceOpen(creating(post<OrderForm, PlacedOrder>('/api/orders', 'anyone')))
