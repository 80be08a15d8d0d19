import { receiveReturn } from '#contract/returns/admin-calls.ts'
import { CheckField } from '#web/ui/forms/field.tsx'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { useOrderAct } from '../orders/use-order-act.ts'
import { EntryDialog } from '../parts/forms/entry-dialog.tsx'

/** The parcel is back: whoever has looked at it says whether its pieces go on sale again. */
export function ReceiveDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const says = { done: words.received, failed: words.receiveFailed }
  const { act, isSaving } = useOrderAct(receiveReturn, says)
  const submit = async (form: FormData) => {
    const more = form.has('isDeliveryCredited') ? { isDeliveryCredited: true } : {}
    if (await act({ id, isRestocked: form.has('isRestocked'), ...more })) onClose()
  }
  return (
    <EntryDialog
      title={words.receiveTitle}
      label={words.receive}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <p className="text-soft">{words.receiveText}</p>
      <CheckField name="isRestocked" label={words.restock} />
      <CheckField name="isDeliveryCredited" label={words.delivery} />
      <p className="text-sm text-soft">{words.deliveryHint}</p>
    </EntryDialog>
  )
}
