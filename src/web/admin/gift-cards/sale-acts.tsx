import { useState } from 'react'
import {
  dismissCardTransfer,
  listCardSales,
  refundCardSale,
  settleCardSale,
} from '#contract/card-sales/admin-calls.ts'
import type { StaffCardSale } from '#contract/card-sales/admin-types.ts'
import { listGiftCards } from '#contract/gift-cards/admin-calls.ts'
import { hoursToPay } from '#domain/gift-cards/card-sale.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminCardSales } from '#web/words/en/admin/work/card-sales.ts'
import { useMay } from '../allowed.ts'
import { useAsk } from '../parts/ask.tsx'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { whenText } from '../parts/when.tsx'

const { pay, dismiss, refund, actOf } = adminCardSales
const refreshes = [listCardSales.path, listGiftCards.path, '/api/admin/today']
type SaleProps = { sale: StaffCardSale }

/** What may be done about a purchase: its money came, or did not, or its card is taken back. */
export function SaleActs({ sale }: SaleProps) {
  const mayAct = useMay('orders.refund')
  const [opened, setOpened] = useState<'pay' | 'refund' | null>(null)
  if (!mayAct) return null
  const { number, state, refundUntil } = sale
  const isOpen = state === 'awaiting' || state === 'claimed' || state === 'lapsed'
  const close = () => setOpened(null)
  return (
    <span className="flex flex-wrap gap-2">
      {isOpen && (
        <Button size="sm" aria-label={actOf(pay.open, number)} onClick={() => setOpened('pay')}>
          {pay.open}
        </Button>
      )}
      {state === 'claimed' && <DismissButton sale={sale} />}
      {refundUntil !== null && (
        <Button
          size="sm"
          look="quiet"
          aria-label={actOf(refund.open, number)}
          onClick={() => setOpened('refund')}
        >
          {refund.open}
        </Button>
      )}
      {opened === 'pay' && <PayDialog sale={sale} onClose={close} />}
      {opened === 'refund' && <RefundDialog sale={sale} onClose={close} />}
    </span>
  )
}

function DismissButton({ sale: { id, number, amount, claimedReference } }: SaleProps) {
  const { enter, isSaving } = useEntry(dismissCardTransfer, { ...dismiss, refreshes })
  const ask = useAsk()
  const reference = claimedReference ?? ''
  const onClick = async () => {
    const [title, text] = [
      dismiss.title(number, rupees(amount)),
      dismiss.text(reference, hoursToPay),
    ]
    if (await ask({ title, text, confirm: dismiss.submit })) await enter({ id, reference })
  }
  return (
    <Button
      size="sm"
      look="quiet"
      isBusy={isSaving}
      aria-label={actOf(dismiss.open, number)}
      onClick={() => void onClick()}
    >
      {dismiss.open}
    </Button>
  )
}

type DialogProps = SaleProps & { onClose: () => void }

function PayDialog({ sale, onClose }: DialogProps) {
  const { id, amount, number, claimedReference } = sale
  const { enter, isSaving, errors } = useEntry(settleCardSale, { ...pay, refreshes }, onClose)
  return (
    <EntryDialog
      title={pay.title(number, rupees(amount))}
      label={pay.submit}
      busyLabel={pay.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void enter({ id, amount, reference: textIn(form, 'reference') })}
      onClose={onClose}
    >
      <p className="text-soft">{pay.text}</p>
      <TextField
        {...entryField(errors)('reference', pay.reference)}
        isOptional
        autoComplete="off"
        maxLength={60}
        hint={pay.referenceHint}
        defaultValue={claimedReference ?? ''}
      />
    </EntryDialog>
  )
}

function RefundDialog({ sale, onClose }: DialogProps) {
  const { id, amount, number, refundUntil } = sale
  const { enter, isSaving, errors } = useEntry(refundCardSale, { ...refund, refreshes }, onClose)
  return (
    <EntryDialog
      title={refund.title(number)}
      label={refund.submit}
      busyLabel={refund.submitting}
      isSaving={isSaving}
      onSubmit={(form) => void enter({ id, reference: textIn(form, 'reference') })}
      onClose={onClose}
    >
      <p className="text-soft">
        {refund.text(rupees(amount), refundUntil === null ? '' : whenText(refundUntil))}
      </p>
      <TextField
        {...entryField(errors)('reference', refund.reference)}
        autoComplete="off"
        maxLength={60}
      />
    </EntryDialog>
  )
}
