import type { OrderState } from '#domain/order.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from '../ui/classes.ts'
import { CheckIcon } from '../ui/page-icons.tsx'

const steps = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** How many steps are done; null where the order has left that way. */
const doneIn: Record<OrderState, number | null> = {
  pending_payment: 1,
  confirmed: 2,
  packed: 3,
  shipped: 4,
  delivered: 5,
  on_hold: null,
  cancelled: null,
  returned: null,
  refunded: null,
}

/** The way of an order in five steps. */
export function Progress({ state }: { state: OrderState }) {
  const words = useWords('orders', english).steps
  const done = doneIn[state]
  if (done === null) return null
  return (
    <ol
      aria-label={words.label}
      className={classes(
        'flex max-w-2xl max-sm:flex-col',
        // On a phone the way to pay comes first.
        state === 'pending_payment' && 'max-sm:hidden',
      )}
    >
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === done - 1 ? 'step' : undefined}
          className={classes(
            'flex min-w-0 flex-1 flex-col gap-2 text-sm max-sm:border-s-2 max-sm:py-1 max-sm:ps-3 sm:border-t-2 sm:pt-2',
            at < done ? 'border-leaf text-ink' : 'border-line text-soft',
          )}
        >
          <span className="flex items-center gap-1 pe-1 wrap-break-word">
            {at < done && <CheckIcon className="size-4 text-leaf" />}
            {words[step]}
            {at < done && <span className="sr-only"> ({words.done})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
