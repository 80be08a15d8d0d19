import { useState } from 'react'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import type { LinesAnswer } from '#contract/orders/edit-forms.ts'
import { CheckField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { EntryDialog, textIn } from '../../parts/forms/entry-dialog.tsx'
import { Theirs } from '../../parts/newer/both-sides.tsx'
import { PanField } from '../new/buyer-fields.tsx'
import { LinePicker } from '../new/line-picker.tsx'
import type { Picked } from '../new/picked-lines.ts'
import { Difference } from './difference.tsx'
import { useChangeLines } from './use-change-lines.ts'

const words = adminOrders.lines

type LinesDialogProps = { order: StaffOrder; onClose: () => void }

/** Other sarees, fewer, more, or at another price: what that makes of the money is said before anything changes. */
export function LinesDialog({ order, onClose }: LinesDialogProps) {
  const [lines, setLines] = useState(() => order.lines.map(pickedOf))
  const [told, setTold] = useState<LinesAnswer | null>(null)
  const { reckon, change, isBusy, errors, theirs } = useChangeLines(order)
  const submit = async (form: FormData) => {
    const buyerPan = textIn(form, 'buyerPan')
    if (told === null) setTold(await reckon(lines, buyerPan))
    else if (await change(lines, { buyerPan, isTold: form.has('isTold') })) onClose()
    else setTold(null)
  }
  return (
    <EntryDialog
      title={words.dialogTitle(order.number)}
      label={told ? words.save : words.reckon}
      busyLabel={told ? words.saving : words.reckoning}
      isSaving={isBusy}
      isWide
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <Theirs text={theirs && standing(order)} />
      <LinePicker
        lines={lines}
        errors={errors}
        onChange={(next) => {
          setLines(next)
          setTold(null)
        }}
      />
      <PanField errors={errors} />
      {order.state === 'packed' && <p className="text-soft">{words.packAgain}</p>}
      {told && <Difference told={told} />}
      {order.contact.email !== '' && <CheckField name="isTold" label={words.tell} defaultChecked />}
    </EntryDialog>
  )
}

/** What the order is after somebody else has changed it, as its own page says it. */
const standing = ({ lines, total, paid }: StaffOrder) =>
  [
    ...lines.map(({ name, quantity, price }) => `${name}: ${words.each(quantity, rupees(price))}`),
    `${adminOrders.sums.total}: ${rupees(total)} · ${adminOrders.sums.paid}: ${rupees(paid)}`,
  ].join('\n')

/** A saree that the order holds: its own price stands where today's does of a new one. */
const pickedOf = (line: StaffOrder['lines'][number]): Picked => ({
  ...{ id: line.productId, name: line.name, code: line.code, image: line.image || null },
  ...{ currentPrice: line.price, quantity: String(line.quantity), price: '' },
})
