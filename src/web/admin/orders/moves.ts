import type { StaffOrder } from '#contract/orders/admin-types.ts'
import type { OrderState } from '#domain/order.ts'
import { isOpenRefund } from '#domain/refund.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { moneyOf } from './money-of.ts'

const words = adminOrders.moves
const packing: OrderState[] = ['packed', 'shipped', 'delivered']

/** Where this person may bring the order now; `refunded` only once the money has gone back. */
export function movesFor(order: StaffOrder, mayEdit: boolean, mayPack: boolean): OrderState[] {
  return order.nextStates.filter((to) => {
    if (to === 'refunded' && !hasGoneBack(order)) return false
    return mayEdit || (mayPack && packing.includes(to))
  })
}

/** All the money of an order went back, and nothing of it is in doubt. */
const hasGoneBack = (order: StaffOrder) =>
  order.paid > 0 &&
  order.refunded > 0 &&
  moneyOf(order).owed === 0 &&
  !order.refunds.some(({ state }) => isOpenRefund(state))

const usual: Partial<Record<OrderState, OrderState | 'parcel'>> = {
  confirmed: 'packed',
  packed: 'parcel',
  shipped: 'delivered',
  on_hold: 'confirmed',
  returned: 'refunded',
  cancelled: 'refunded',
}

/** What is done next as a rule; an order that waits for money waits for it elsewhere. */
export const usualMove = ({ state }: StaffOrder) => usual[state]

export const moveLabel = (from: OrderState, to: OrderState) =>
  from === 'packed' && to === 'confirmed' ? words.backToConfirmed : words.to[to]
