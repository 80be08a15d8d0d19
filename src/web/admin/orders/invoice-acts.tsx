import { useState } from 'react'
import { cancelDocument, issueInvoice } from '#contract/documents/admin-calls.ts'
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
import { orderLists } from './use-order-act.ts'

const words = adminOrders.documents

/** What may be done with the invoice while the parcel is still here: made for the box, or cancelled. */
export function InvoiceActs({ order }: { order: StaffOrder }) {
  const [mayIssue, mayCancel] = [useMay('documents.issue'), useMay('orders.refund')]
  if (order.state !== 'packed') return null
  if (order.invoiceNumber === null) return mayIssue && <MakeInvoice order={order} />
  const invoice = order.documents.find(({ number }) => number === order.invoiceNumber)
  if (!mayCancel || !invoice) return null
  const { reported, credited } = words.stays
  if (invoice.isReported) return <Why text={reported(invoice.number)} />
  if (order.credited > 0) return <Why text={credited(invoice.number)} />
  return <CancelInvoice order={order} invoice={invoice} />
}

/** Why it is not cancelled. */
const Why = ({ text }: { text: string }) => <p className="mt-3 text-sm text-soft">{text}</p>

const refreshesOf = ({ id }: StaffOrder) => [addressOf(readOrder, { id }).path, ...orderLists]

function MakeInvoice({ order }: { order: StaffOrder }) {
  const { save, isSaving } = useSave(asJson(issueInvoice), {
    ...{ done: words.made, failed: words.makeFailed, refreshes: refreshesOf(order) },
  })
  return (
    <div className="mt-3">
      <Button look="quiet" size="sm" isBusy={isSaving} onClick={() => void save({ id: order.id })}>
        {words.make}
      </Button>
      <p className="mt-2 text-sm text-soft">{words.makeHint}</p>
    </div>
  )
}

type CancelProps = { order: StaffOrder; invoice: StaffOrder['documents'][number] }

function CancelInvoice({ order, invoice }: CancelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="sm" className="mt-3 me-2" onClick={() => setOpen(true)}>
        {words.cancel(invoice.number)}
      </Button>
      {isOpen && <CancelDialog {...{ order, invoice }} onClose={() => setOpen(false)} />}
    </>
  )
}

function CancelDialog({ order, invoice, onClose }: CancelProps & { onClose: () => void }) {
  const { save, isSaving } = useSave(asJson(cancelDocument), {
    ...{ done: words.cancelDone(invoice.number), failed: words.cancelFailed(invoice.number) },
    refreshes: refreshesOf(order),
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = async (form: FormData) => {
    const result = await save({ id: invoice.id, reason: textIn(form, 'reason') })
    if (result.isDone) return onClose()
    setErrors(fieldsOf(result.error))
  }
  const field = entryField(errors)
  return (
    <EntryDialog
      title={words.cancel(invoice.number)}
      label={words.cancel(invoice.number)}
      busyLabel={words.cancelling}
      isSaving={isSaving}
      onSubmit={(form) => void send(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.cancelText}</p>
      <TextField {...field('reason', words.reason)} maxLength={300} hint={words.cancelHint} />
    </EntryDialog>
  )
}
