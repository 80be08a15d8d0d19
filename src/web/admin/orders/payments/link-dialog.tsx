import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#contract/endpoint.ts'
import { getHoldLimits } from '#contract/holds/admin-calls.ts'
import { readOrder } from '#contract/orders/admin-calls.ts'
import type { PaymentLink, StaffOrder } from '#contract/orders/admin-types.ts'
import { sendPaymentLink } from '#contract/payments/admin-calls.ts'
import { linkMethods, usualLink } from '#domain/payment-methods.ts'
import { policy } from '#domain/policy.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { WhatsappIcon } from '#web/ui/icon.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { queryFor } from '../../../cache.ts'
import { copyText } from '../../parts/copy-text.ts'
import { EntryDialog, textIn } from '../../parts/forms/entry-dialog.tsx'
import { fieldsOf } from '../../parts/forms/failure.ts'
import { FormDialog } from '../../parts/forms/form-dialog.tsx'
import { asJson, useSave } from '../../parts/forms/use-save.ts'
import { orderLists } from '../use-order-act.ts'

const words = adminOrders.payments

type LinkDialogProps = {
  order: Pick<StaffOrder, 'id' | 'paymentMethod'>
  onClose: () => void
}

/** Makes a link by which the buyer pays, and helps to send it. */
export function LinkDialog({ order, onClose }: LinkDialogProps) {
  const [link, setLink] = useState<PaymentLink | null>(null)
  if (link) return <MadeLink link={link} onClose={onClose} />
  return <MakeLink order={order} onLink={setLink} onClose={onClose} />
}

type MakeLinkProps = LinkDialogProps & { onLink: (link: PaymentLink) => void }

/** For how long the sarees are kept once a link is made. */
function useStaffHours() {
  const { lengths } = useQuery(queryFor(getHoldLimits, {})).data ?? {}
  return lengths?.staffHours ?? policy.hold.staffLinkHours
}

function MakeLink({ order, onLink, onClose }: MakeLinkProps) {
  const { make, isSaving, error } = useMakeLink(order, onLink)
  return (
    <EntryDialog
      title={words.sendTitle}
      label={words.make}
      busyLabel={words.making}
      isSaving={isSaving}
      onSubmit={(form) => void make(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.sendText(useStaffHours())}</p>
      <SelectField
        label={words.method}
        name="method"
        error={error}
        defaultValue={usualLink(order.paymentMethod)}
      >
        {linkMethods.map((method) => (
          <option key={method} value={method}>
            {adminOrders.methods[method]}
          </option>
        ))}
      </SelectField>
    </EntryDialog>
  )
}

function useMakeLink(
  { id, paymentMethod }: LinkDialogProps['order'],
  onLink: (link: PaymentLink) => void,
) {
  const [error, setError] = useState<string>()
  const { path } = addressOf(readOrder, { id })
  const { save, isSaving } = useSave(asJson(sendPaymentLink), {
    failed: words.linkFailed,
    refreshes: [path, ...orderLists],
  })
  const make = async (form: FormData) => {
    const method =
      linkMethods.find((one) => one === textIn(form, 'method')) ?? usualLink(paymentMethod)
    const result = await save({ id, method })
    if (result.isDone) onLink(result.answer)
    else setError(fieldsOf(result.error)['method'])
  }
  return { make, isSaving, error }
}

function MadeLink({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const address = link.payUrl ?? link.url
  return (
    <FormDialog title={words.sendTitle} onClose={onClose}>
      {(close) => (
        <div className="flex flex-col gap-4 p-5">
          <TextField
            label={words.link}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => void copyText(address, words)}>
              {words.copy}
            </Button>
            <a
              href={link.whatsapp}
              target="_blank"
              rel="noopener"
              className={buttonClass({ look: 'primary' })}
            >
              <WhatsappIcon className="size-5" />
              {words.whatsapp}
            </a>
            <Button look="plain" onClick={close}>
              {words.done}
            </Button>
          </div>
        </div>
      )}
    </FormDialog>
  )
}
