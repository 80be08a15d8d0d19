import { useState } from 'react'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { markPaid } from '#contract/payments/admin-calls.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog, textIn } from '../../parts/forms/entry-dialog.tsx'
import { toCome } from '../money-of.ts'
import { useOrderAct } from '../use-order-act.ts'

const words = adminOrders.payments

/** Staff have seen the money: by the reference of its transfer, or with their own eyes. */
export function PaidDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const says = { done: words.marked, failed: words.markFailed }
  const { act, isSaving, errors } = useOrderAct(markPaid, says)
  const claimed = order.payments.find(({ state }) => state === 'claimed')
  const asked = order.payments.find(({ state }) => state === 'claimed' || state === 'awaiting')
  // The order may be read anew behind the dialog: what its title has said is booked, or nothing is.
  const [seen] = useState(asked?.amount ?? toCome(order))
  const submit = async (form: FormData) => {
    const reference = textIn(form, 'reference')
    if (await act({ id: order.id, reference, amount: seen })) onClose()
  }
  return (
    <EntryDialog
      title={words.markTitle(rupees(seen))}
      label={words.mark}
      busyLabel={words.marking}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.markText}</p>
      <TextField
        label={words.reference}
        name="reference"
        hint={words.referenceHint}
        error={errors['reference']}
        defaultValue={claimed?.claimedReference ?? ''}
        isOptional
        autoComplete="off"
        maxLength={60}
      />
    </EntryDialog>
  )
}
