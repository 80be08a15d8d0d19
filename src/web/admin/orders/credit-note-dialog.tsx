import { useState } from 'react'
import { makeCreditNote } from '#contract/documents/admin-calls.ts'
import { addressOf } from '#contract/endpoint.ts'
import { readOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { CheckField, FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { fieldsOf } from '../parts/forms/failure.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { useFirstFault } from '../parts/use-first-fault.ts'
import { orderLists } from './use-order-act.ts'

const words = adminOrders.documents

/** Credits pieces that are back, a part of a price or the delivery of an invoiced order. */
export function CreditNoteDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { send, isSaving, errors } = useCredit(order, onClose)
  const field = entryField(errors)
  const hasDelivery = order.shipping > 0 || order.fee > 0
  return (
    <EntryDialog
      title={words.creditTitle}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void send(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.creditText}</p>
      <CreditedLines order={order} errors={errors} />
      {hasDelivery && <CheckField name="delivery" label={words.delivery} />}
      {errors['returned'] && <FieldError>{errors['returned']}</FieldError>}
      <TextField {...field('reason', words.reason)} maxLength={300} hint={words.reasonHint} />
    </EntryDialog>
  )
}

type CreditedLinesProps = { order: StaffOrder; errors: Record<string, string> }

/** Of each line how many pieces are back, and what a defect takes off its price. */
function CreditedLines({ order, errors }: CreditedLinesProps) {
  return order.lines.map(({ id, name, quantity }) => (
    <fieldset key={id} className="border-t border-line pt-3">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="font-medium">
        {name}
      </p>
      <div className="mt-2 grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <TextField
          label={words.pieces(quantity)}
          name={`pieces-${id}`}
          error={errors[`pieces-${id}`]}
          type="number"
          inputMode="numeric"
          min={0}
          max={quantity}
          defaultValue={0}
        />
        <TextField
          label={words.reduced}
          name={`reduced-${id}`}
          error={errors[`reduced-${id}`]}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
      </div>
    </fieldset>
  ))
}

function useCredit(order: StaffOrder, onDone: () => void) {
  const { path } = addressOf(readOrder, { id: order.id })
  const { save, isSaving } = useSave(asJson(makeCreditNote), {
    ...{ done: words.done, failed: words.failed, refreshes: [path, ...orderLists] },
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const showFirstFault = useFirstFault()
  const send = async (form: FormData) => {
    const { faults, ...input } = inputIn(order, form)
    if (Object.keys(faults).length > 0) {
      setErrors(faults)
      return showFirstFault()
    }
    const result = await save({
      ...{ id: order.id, ...input, delivery: form.has('delivery') },
      ...{ reason: textIn(form, 'reason'), seenCredited: order.credited },
    })
    if (result.isDone) return onDone()
    setErrors(fieldsOf(result.error))
  }
  return { send, isSaving, errors }
}

/** What is typed of each line; what is no number, or more pieces than were sold, is a fault and no nothing. */
function inputIn({ lines }: StaffOrder, form: FormData) {
  const faults: Record<string, string> = {}
  const number = (name: string, decimals: 0 | 2, most: number, fault: string) => {
    const read = numberOf(textIn(form, name) || '0', decimals, most)
    if (read === null) faults[name] = fault
    return read ?? 0
  }
  const of = lines.map(({ id, quantity }) => ({
    lineId: id,
    quantity: number(`pieces-${id}`, 0, quantity, words.piecesWrong(quantity)),
    amount: number(`reduced-${id}`, 2, 10_000_000, words.reducedWrong),
  }))
  return {
    faults,
    returned: of.flatMap(({ lineId, quantity }) => (quantity > 0 ? [{ lineId, quantity }] : [])),
    reduced: of.flatMap(({ lineId, amount }) => (amount > 0 ? [{ lineId, amount }] : [])),
  }
}
