import { sendParcel } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { unsentLines } from '#domain/delivery/parcel.ts'
import { FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { CarrierField } from './carrier-field.tsx'
import { contentsIn } from './new/unsent-lines.ts'
import { acceptedIn, UnpaidPart } from './unpaid-part.tsx'
import { useOrderAct } from './use-order-act.ts'

const words = adminOrders.parcels

/** Hands a parcel to a carrier: what is in it, and by what number the buyer follows it. */
export function ParcelDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const lines = unsentLines(order.lines, order.parcels)
  const { send, isSaving, errors } = useSendParcel(order, lines, onClose)
  return (
    <EntryDialog
      title={words.addTitle}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void send(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.addText}</p>
      <UnpaidPart order={order} error={errors['acceptedDue']} />
      <CarrierFields errors={errors} />
      <EwayFields errors={errors} />
      <Contents lines={lines} error={errors['contents']} />
    </EntryDialog>
  )
}

type Lines = (StaffOrder['lines'][number] & { left: number })[]

function useSendParcel(order: StaffOrder, lines: Lines, onSent: () => void) {
  const says = { done: words.sent, failed: words.failed }
  const { act, isSaving, errors, refuse } = useOrderAct(sendParcel, says)
  const send = async (form: FormData) => {
    const contents = contentsIn(order, lines, (lineId) => textIn(form, `line-${lineId}`))
    if (contents === null) return refuse({ contents: words.nothing })
    const sent = await act({
      id: order.id,
      carrier: textIn(form, 'carrier'),
      trackingNumber: textIn(form, 'trackingNumber'),
      trackingUrl: textIn(form, 'trackingUrl'),
      ewayBill: textIn(form, 'ewayBill'),
      ewayReason: textIn(form, 'ewayReason'),
      contents,
      seenParcels: order.parcels.length,
      ...acceptedIn(form, order),
    })
    if (sent) onSent()
  }
  return { send, isSaving, errors }
}

/** Who carries it, and how it is followed. */
function CarrierFields({ errors }: { errors: Record<string, string> }) {
  const field = entryField(errors)
  const tracking = { isOptional: true, autoComplete: 'off' }
  return (
    <>
      <CarrierField error={errors['carrier']} />
      <TextField {...field('trackingNumber', words.number)} {...tracking} maxLength={60} />
      <TextField
        {...field('trackingUrl', words.url)}
        {...tracking}
        type="url"
        hint={words.urlHint}
      />
    </>
  )
}

/** What it travels with where its invoice is above the limit; open once it is missed. */
function EwayFields({ errors }: { errors: Record<string, string> }) {
  const field = entryField(errors)
  const typed = { isOptional: true, autoComplete: 'off' }
  return (
    <details className="border border-line px-4" open={Boolean(errors['ewayBill']) || undefined}>
      <summary className="flex min-h-11 items-center font-medium hover:text-lac">
        {words.eway}
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        <p className="text-soft">{words.ewayText}</p>
        <TextField
          {...field('ewayBill', words.ewayNumber)}
          {...typed}
          {...{ hint: words.ewayNumberHint, inputMode: 'numeric', maxLength: 20 }}
        />
        <TextField {...field('ewayReason', words.ewayReason)} {...typed} maxLength={200} />
      </div>
    </details>
  )
}

type ContentsProps = { lines: Lines; error: string | undefined }

/** How many of each line lie in this parcel; a single piece needs no question. */
function Contents({ lines, error }: ContentsProps) {
  const pieces = lines.reduce((sum, { left }) => sum + left, 0)
  if (pieces <= 1) return error ? <FieldError>{error}</FieldError> : null
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.contents}</legend>
      <div className="flex flex-col gap-2">
        {lines.map(({ id, name, left }) => (
          <div key={id} className="flex items-center gap-3">
            <span aria-hidden="true" className="min-w-0 flex-1">
              {name}
            </span>
            <TextField
              label={words.quantityOf(name)}
              isLabelHidden
              name={`line-${id}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={left}
              defaultValue={left}
              className="w-20"
            />
            <span className="text-sm text-soft">{words.of(left)}</span>
          </div>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
