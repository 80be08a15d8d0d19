import { ShopError } from '#domain/errors.ts'
import { holdsStock, type OrderState } from '#domain/order.ts'

/** Refuses to change what an order sends once its parcel has left, or the order is over. */
export function refuseGone(state: OrderState) {
  if (holdsStock(state)) return
  const hasLeft = state === 'shipped' || state === 'delivered'
  throw new ShopError(hasLeft ? 'parcel-left' : 'order-over')
}
