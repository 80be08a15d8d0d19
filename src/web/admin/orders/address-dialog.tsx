import { useState } from 'react'
import { changeAddress } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog } from '../parts/forms/entry-dialog.tsx'
import { Theirs } from '../parts/newer/both-sides.tsx'
import { readable } from '../parts/newer/meet-newer.ts'
import { AddressFields, addressIn, isConfirmed } from './address-fields.tsx'
import { useOrderAct } from './use-order-act.ts'

const words = adminOrders.buyer

/** A slip of the pen put right before the parcel leaves. */
export function AddressDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const says = { done: words.saved, failed: words.failed }
  const { act, isSaving, errors, theirs } = useOrderAct(changeAddress, says)
  // What was typed stands against what was read: an order that is read anew changes neither.
  const [seen] = useState(order)
  const submit = async (form: FormData) => {
    const address = addressIn(form, { fullName: '', mobile: order.contact.mobile })
    const isAddressConfirmed = isConfirmed(form, address)
    const { version } = { version: seen.addressVersion, ...theirs }
    if (await act({ id: order.id, address, isAddressConfirmed, version })) onClose()
  }
  const { address, contact } = seen
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
      <Theirs text={theirs && readable(order.address)} />
      <AddressFields address={isSame ? { ...address, mobile: '' } : address} errors={errors} />
    </EntryDialog>
  )
}
