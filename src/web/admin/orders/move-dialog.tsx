import { moveOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { goesBackOnSale, type OrderState } from '#domain/order.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { CheckField, TextAreaField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { moneyOf } from './money-of.ts'
import { moveLabel } from './moves.ts'
import { useOrderAct } from './use-order-act.ts'

const words = adminOrders.moves

type MoveDialogProps = { order: StaffOrder; to: OrderState; onClose: () => void }

/** Asks before an order moves: what to tell the buyer, and what becomes of its pieces. */
export function MoveDialog({ order, to, onClose }: MoveDialogProps) {
  const { act, isSaving, errors } = useOrderAct(moveOrder, { failed: words.failed })
  const label = moveLabel(order.state, to)
  const hasEmail = order.contact.email !== ''
  const isAsked = order.hasStock && (to === 'cancelled' || to === 'returned')
  const submit = async (form: FormData) => {
    const moved = await act({
      ...{ id: order.id, to, words: textIn(form, 'words') },
      isTold: form.has('isTold'),
      ...(isAsked && { isRestocked: form.has('isRestocked') }),
    })
    if (!moved) return
    toast({ tone: 'success', title: words.moved(adminOrders.states[moved.state]) })
    onClose()
  }
  const texts = textsFor(order, to)
  return (
    <EntryDialog
      title={label}
      label={label}
      busyLabel={words.moving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <TextAreaField
        label={words.words}
        name="words"
        hint={words.wordsHint}
        error={errors['words']}
        isOptional
        rows={3}
        maxLength={500}
      />
      {hasEmail ? (
        <CheckField name="isTold" label={words.tell} defaultChecked />
      ) : (
        <p className="text-sm text-soft">{adminOrders.buyer.noMail}</p>
      )}
      {isAsked && (
        <CheckField name="isRestocked" label={words.restock} defaultChecked={goesBackOnSale(to)} />
      )}
    </EntryDialog>
  )
}

/** What this step means for money and stock. */
function textsFor(order: StaffOrder, to: OrderState): string[] {
  const { due, left } = moneyOf(order)
  const isUnpaid = to === 'confirmed' && due > 0 && !isAtDoor(order.paymentMethod)
  const isOwed = to === 'cancelled' && left > 0
  return [
    words.texts[to],
    isUnpaid ? words.unpaid(rupees(due)) : '',
    isOwed ? words.owed(rupees(left)) : '',
  ].filter(Boolean)
}
