import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { CheckField } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../allowed.ts'
import { useAsk } from '../parts/ask.tsx'
import { awaitedOf } from './money-of.ts'

const words = adminOrders.unpaid

/** Asks about what is not paid of an order that is packed or sent; those who may not change orders are told whom to ask. */
export function UnpaidPart({ order, error }: { order: StaffOrder; error: string | undefined }) {
  const mayDecide = useMay('orders.edit')
  const due = awaitedOf(order)
  if (due === 0) return null
  return (
    <Note title={words.title(rupees(due))}>
      {mayDecide ? (
        // What was accepted was another sum.
        <CheckField key={due} name="acceptedDue" label={words.goOn} error={error} />
      ) : (
        <p>{words.others}</p>
      )}
    </Note>
  )
}

/** What whoever filled in the form knows to be missing, and accepts. */
export const acceptedIn = (form: FormData, order: StaffOrder) =>
  form.has('acceptedDue') ? { acceptedDue: awaitedOf(order) } : {}

/** The same question before something is done with one press: what is accepted, or null where nothing is to be done. */
export function useUnpaidAsk(order: StaffOrder) {
  const ask = useAsk()
  const mayDecide = useMay('orders.edit')
  return async (): Promise<{ acceptedDue?: number } | null> => {
    const due = awaitedOf(order)
    if (due === 0 || !mayDecide) return {}
    const isYes = await ask({ title: words.title(rupees(due)), confirm: words.goOn })
    return isYes ? { acceptedDue: due } : null
  }
}
