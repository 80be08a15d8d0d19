import { useState } from 'react'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import type { Return } from '#contract/orders/part-types.ts'
import { closeReturn } from '#contract/returns/admin-calls.ts'
import { CheckField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { moneyOf, toCome } from '../orders/money-of.ts'
import { RefundFields, refundIn } from '../orders/payments/refund-fields.tsx'
import { useOrderAct } from '../orders/use-order-act.ts'
import { EntryDialog } from '../parts/forms/entry-dialog.tsx'
import { PayTo } from './pay-to.tsx'

type CloseDialogProps = {
  one: Pick<Return, 'id' | 'wish' | 'lines' | 'isCreditChosen' | 'owed' | 'exchange'>
  order: StaffOrder
  onClose: () => void
}

/** Ends a return: with money that goes back or, for an exchange, without. */
export function CloseDialog({ one, order, onClose }: CloseDialogProps) {
  const { left, owed } = moneyOf(order)
  const [isRefunded, setRefunded] = useState(isMoneyDue(one) && left > 0)
  const { close, isSaving, errors } = useClose(one.id, left, onClose)
  return (
    <EntryDialog
      title={words.closeTitle}
      label={words.close}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void close(isRefunded ? form : null)}
      onClose={onClose}
    >
      {left === 0 ? (
        <p className="text-soft">{toCome(order) > 0 ? words.unpaid : words.nothingLeft}</p>
      ) : (
        <CheckField
          label={words.refund}
          checked={isRefunded}
          onChange={(event) => setRefunded(event.target.checked)}
        />
      )}
      {!isRefunded && one.owed ? (
        <p className="text-soft">{adminOrders.sums.owed(rupees(one.owed))}</p>
      ) : null}
      {isRefunded && (
        <>
          <PayTo one={one} order={order} />
          <RefundFields
            order={order}
            amount={one.owed || owed || left}
            errors={withoutPath(errors)}
            isCreditChosen={one.isCreditChosen === true}
          />
        </>
      )}
    </EntryDialog>
  )
}

/** A return ends with money; an exchange with what its new saree, where there is one, has left of the old price. */
const isMoneyDue = ({ wish, isCreditChosen, exchange, owed }: CloseDialogProps['one']) =>
  wish === 'return' || isCreditChosen === true || (exchange != null && (owed ?? 0) > 0)

/** Closes it with the refund of a form, or with none. */
function useClose(id: number, left: number, onClose: () => void) {
  const says = { done: words.closed, failed: words.closeFailed }
  const { act, isSaving, errors, refuse } = useOrderAct(closeReturn, says)
  const close = async (form: FormData | null) => {
    const refund = form && refundIn(form, left)
    if (form && !refund) {
      return refuse({ amount: adminOrders.refunds.amountBad(rupees(left)) })
    }
    if (await act({ id, refund })) onClose()
  }
  return { close, isSaving, errors }
}

/** The server names the fields of the refund inside its form: `refund.amount`. */
const withoutPath = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name.replace(/^refund\./, ''), text]),
  )
