import type { OrderState } from '#domain/order.ts'
import { classes } from '#web/ui/classes.ts'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'

/** waiting: something is due; moving: it goes its way; done: all is well; over: nothing more to do. */
const tones: Record<OrderState, 'waiting' | 'moving' | 'done' | 'over'> = {
  pending_payment: 'waiting',
  confirmed: 'moving',
  packed: 'moving',
  shipped: 'moving',
  delivered: 'done',
  on_hold: 'waiting',
  cancelled: 'over',
  returned: 'waiting',
  refunded: 'over',
}

const looks = {
  waiting: 'border-lac text-lac',
  moving: 'border-edge text-ink',
  done: 'border-leaf text-leaf',
  over: 'border-line text-soft',
}

/** The state of an order; said in words, the colour only repeats it. */
export function StateMark({ state, isToConfirm }: { state: OrderState; isToConfirm?: boolean }) {
  return (
    <span
      className={classes(
        'inline-block rounded-xs border bg-card px-2 py-0.5 text-sm whitespace-nowrap',
        looks[tones[state]],
      )}
    >
      {isToConfirm ? words.toConfirm : words.states[state]}
    </span>
  )
}
