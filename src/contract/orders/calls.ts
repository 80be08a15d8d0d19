import type { Address } from '../address.ts'
import { get, type Nothing, onceOpen, post, unkept } from '../endpoint.ts'
import type { BoughtAgain } from './part-types.ts'
import type {
  CancelForm,
  FollowedOrder,
  OneOrder,
  Order,
  OrderSummary,
  TrackForm,
} from './types.ts'

export const getOrder = unkept(get<OneOrder, Order>('/api/orders/{token}', 'anyone'))
/** The invoice as PDF, once the parcel leaves. */
export const orderInvoice = unkept(get<OneOrder, string>('/api/orders/{token}/invoice', 'anyone'))
export const cancelOrder = post<CancelForm, Order>('/api/orders/{token}/cancel', 'anyone')
export const trackOrder = post<TrackForm, FollowedOrder>('/api/orders/track', 'anyone')
export const myOrders = unkept(get<Nothing, OrderSummary[]>('/api/account/orders', 'customer'))
/** Where the customer's last orders went, the latest first. */
export const myAddresses = unkept(get<Nothing, Address[]>('/api/account/addresses', 'customer'))
/** Puts what of an order can still be had into the cart. */
export const buyAgain = onceOpen(
  post<OneOrder, BoughtAgain>('/api/account/orders/{token}/again', 'customer'),
)
