import { moveOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { goesBackOnSale, type OrderState } from '#domain/order.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { type ReturnCause, returnCauses } from '#domain/return.ts'
import { CheckField, SelectField, TextAreaField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { moneyOf } from './money-of.ts'
import { moveLabel } from './moves.ts'
import { acceptedIn, UnpaidPart } from './unpaid-part.tsx'
import { useOrderAct } from './use-order-act.ts'

const words = adminOrders.moves

type MoveDialogProps = { order: StaffOrder; to: OrderState; onClose: () => void }

/** Asks before an order moves: what to tell the buyer, and what becomes of its pieces. */
export function MoveDialog({ order, to, onClose }: MoveDialogProps) {
  const { act, isSaving, errors } = useOrderAct(moveOrder, { failed: words.failed })
  const label = moveLabel(order.state, to)
  const isFromRoad = order.state === 'shipped' && to === 'returned'
  const hasDelivery = to === 'returned' && order.shipping + order.fee > 0
  const isAsked = order.hasStock && (to === 'cancelled' || to === 'returned')
  const submit = async (form: FormData) => {
    const moved = await act({
      ...{ id: order.id, from: order.state, to, words: textIn(form, 'words') },
      isTold: form.has('isTold'),
      ...(isAsked && { isRestocked: form.has('isRestocked') }),
      ...(isFromRoad && { cause: causeIn(form) }),
      ...deliveryIn(form),
      ...acceptedIn(form, order),
    })
    if (!moved) return
    toast({ tone: 'success', title: words.moved(adminOrders.states[moved.state]) })
    onClose()
  }
  return (
    <EntryDialog
      title={label}
      label={label}
      busyLabel={words.moving}
      leaveLabel={to === 'cancelled' ? words.keep : undefined}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <Texts texts={textsFor(order, to)} />
      {isOnItsWay(to) && <UnpaidPart order={order} error={errors['acceptedDue']} />}
      <Telling hasEmail={order.contact.email !== ''} error={errors['words']} />
      {isAsked && (
        <CheckField name="isRestocked" label={words.restock} defaultChecked={goesBackOnSale(to)} />
      )}
      {isFromRoad && <CauseField isAtDoor={isAtDoor(order.paymentMethod)} />}
      {hasDelivery && <DeliveryField amount={rupees(order.shipping + order.fee)} />}
    </EntryDialog>
  )
}

const isOnItsWay = (to: OrderState) => to === 'packed' || to === 'shipped'

const Texts = ({ texts }: { texts: string[] }) => texts.map((text) => <p key={text}>{text}</p>)

/** Why a parcel comes back that had not arrived: one that was to be paid at the door mostly because nobody took it. */
function CauseField({ isAtDoor }: { isAtDoor: boolean }) {
  const usual: ReturnCause | '' = isAtDoor ? 'refused' : ''
  return (
    <SelectField name="cause" label={words.cause} hint={words.causeHint} defaultValue={usual}>
      {returnCauses.map((cause) => (
        <option key={cause} value={cause}>
          {words.causes[cause]}
        </option>
      ))}
      <option value="">{words.causes.none}</option>
    </SelectField>
  )
}

/** Whether delivery and fee are credited with the pieces. */
function DeliveryField({ amount }: { amount: string }) {
  const { usual, yes, no } = words.deliveryChoices
  return (
    <SelectField
      name="delivery"
      label={words.delivery(amount)}
      hint={words.deliveryHint}
      defaultValue=""
    >
      <option value="">{usual}</option>
      <option value="yes">{yes}</option>
      <option value="no">{no}</option>
    </SelectField>
  )
}

function deliveryIn(form: FormData) {
  const chosen = form.get('delivery')
  return chosen === 'yes' || chosen === 'no' ? { isDeliveryCredited: chosen === 'yes' } : {}
}

const causeIn = (form: FormData) => returnCauses.find((cause) => cause === form.get('cause'))

/** What the buyer is told of it, where they can be told. */
function Telling({ hasEmail, error }: { hasEmail: boolean; error: string | undefined }) {
  return (
    <>
      <TextAreaField
        label={words.words}
        name="words"
        hint={words.wordsHint}
        error={error}
        isOptional
        rows={3}
        maxLength={500}
      />
      {hasEmail ? (
        <CheckField name="isTold" label={words.tell} defaultChecked />
      ) : (
        <p className="text-sm text-soft">{adminOrders.buyer.noMail}</p>
      )}
    </>
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
