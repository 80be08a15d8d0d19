import { refundOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog, textIn } from '../../parts/forms/entry-dialog.tsx'
import { moneyOf } from '../money-of.ts'
import { useOrderAct } from '../use-order-act.ts'
import { RefundFields, refundIn } from './refund-fields.tsx'

const words = adminOrders.refunds

/** Gives money back, never more than came. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const says = { done: words.done, failed: words.failed }
  const { act, isSaving, errors, refuse } = useOrderAct(refundOrder, says)
  const { left, owed } = moneyOf(order)
  const submit = async (form: FormData) => {
    const refund = refundIn(form, left)
    if (!refund) return refuse({ amount: words.amountBad(rupees(left)) })
    const seenRefunded = order.refunded
    const said = { reason: textIn(form, 'reason'), isGoodwill: form.has('isGoodwill') }
    const given = { id: order.id, ...refund, ...said, seenRefunded }
    if (await act(given)) onClose()
  }
  return (
    <EntryDialog
      title={words.giveTitle}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <RefundFields order={order} amount={owed || left} errors={errors} />
      <TextField
        label={words.reason}
        name="reason"
        error={errors['reason']}
        isOptional
        maxLength={300}
      />
      <CheckField name="isGoodwill" label={words.goodwill} />
    </EntryDialog>
  )
}
