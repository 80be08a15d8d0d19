import { changeAddress } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog } from '../parts/forms/entry-dialog.tsx'
import { AddressFields, addressIn, isConfirmed } from './address-fields.tsx'
import { useOrderAct } from './use-order-act.ts'

const words = adminOrders.buyer

/** A slip of the pen put right before the parcel leaves. */
export function AddressDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const says = { done: words.saved, failed: words.failed }
  const { act, isSaving, errors } = useOrderAct(changeAddress, says)
  const submit = async (form: FormData) => {
    const address = addressIn(form, { fullName: '', mobile: order.contact.mobile })
    if (await act({ id: order.id, address, isAddressConfirmed: isConfirmed(form, address) }))
      onClose()
  }
  const { address, contact } = order
  const isSame = address.mobile === contact.mobile
  return (
    <EntryDialog
      title={words.correct}
      label={words.save}
      busyLabel={adminOrders.moves.moving}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <AddressFields address={isSame ? { ...address, mobile: '' } : address} errors={errors} />
    </EntryDialog>
  )
}
