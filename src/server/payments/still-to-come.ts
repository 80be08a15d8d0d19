import type { Paise } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { toCome } from '#domain/refund.ts'
import { type OrderRow, paiseOf } from '../order-records/queries.ts'

/** What may still be noted as paid of an order: of a parcel that was taken and came back, what its courier brings. */
export const stillToCome = (order: OrderRow): Paise =>
  toCome(paiseOf(order), {
    isAtDoor: isAtDoor(order.payment_method),
    wasTaken: order.state === 'delivered' || order.delivered_at !== null,
  })
