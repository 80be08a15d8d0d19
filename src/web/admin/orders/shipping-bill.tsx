import { useState } from 'react'
import { noteShippingBill } from '#contract/documents/admin-calls.ts'
import { addressOf } from '#contract/endpoint.ts'
import { readOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../allowed.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { fieldsOf } from '../parts/forms/failure.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { dayInWords } from '../taxes/day-in-words.ts'

const words = adminOrders.documents.shippingBill

type Export = NonNullable<StaffOrder['export']>

/** The shipping bill of an export that has left: what is noted of it, and the form for it. */
export function ShippingBill({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayNote = useMay('documents.issue')
  const { export: exported } = order
  if (!exported) return null
  const { shippingBill: bill } = exported
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="font-sans text-sm font-semibold">{words.title}</h3>
      <p className={bill ? '' : 'text-soft'}>
        {bill ? words.noted(bill.number, dayInWords(bill.day), bill.port) : words.missing}
      </p>
      {mayNote && (
        <Button look="quiet" size="sm" className="mt-2" onClick={() => setOpen(true)}>
          {bill ? words.correct : words.note}
        </Button>
      )}
      {isOpen && (
        <BillDialog orderId={order.id} exported={exported} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

type DialogProps = { orderId: number; exported: Export; onClose: () => void }

function BillDialog({ orderId, exported, onClose }: DialogProps) {
  const { send, isSaving, errors } = useBill(orderId, exported, onClose)
  return (
    <EntryDialog
      title={words.dialogTitle(exported.number)}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void send(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.text}</p>
      <BillFields bill={exported.shippingBill} errors={errors} />
    </EntryDialog>
  )
}

function useBill(orderId: number, { invoiceId: id, shippingBill }: Export, onSaved: () => void) {
  const { save, isSaving } = useSave(asJson(noteShippingBill), {
    ...{ done: words.done, failed: words.failed },
    refreshes: [addressOf(readOrder, { id: orderId }).path],
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = async (form: FormData) => {
    const typed = { number: textIn(form, 'number'), day: textIn(form, 'day') }
    const seen = shippingBill?.number ?? ''
    const result = await save({ id, ...typed, port: textIn(form, 'port'), seen })
    if (result.isDone) return onSaved()
    setErrors(fieldsOf(result.error))
  }
  return { send, isSaving, errors }
}

type FieldsProps = { bill: Export['shippingBill']; errors: Record<string, string> }

function BillFields({ bill, errors }: FieldsProps) {
  const field = entryField(errors)
  const isCode = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  return (
    <>
      <TextField
        {...field('number', words.number)}
        {...isCode}
        maxLength={30}
        hint={words.numberHint}
        defaultValue={bill?.number}
      />
      <TextField {...field('day', words.day)} type="date" defaultValue={bill?.day} />
      <TextField
        {...field('port', words.port)}
        {...isCode}
        maxLength={20}
        hint={words.portHint}
        defaultValue={bill?.port}
      />
    </>
  )
}
