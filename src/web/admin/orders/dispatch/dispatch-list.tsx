import { CheckField, FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../../allowed.ts'
import { dotted } from '../../parts/dotted.ts'
import { StateMark } from '../state-mark.tsx'
import { type DispatchRow, toSend } from './dispatch-rows.ts'

const words = adminOrders.dispatch

type DispatchListProps = {
  rows: DispatchRow[]
  isBusy: boolean
  onChange: (id: number, changed: Partial<DispatchRow>) => void
}

/** Each order with its state, the number that its parcel is followed by, and what is wrong with it. */
export function DispatchList({ rows, isBusy, onChange }: DispatchListProps) {
  return (
    <ul className="empty:hidden">
      {rows.map((row) => (
        <li key={row.item.id} className="border-t border-line py-2 first:border-t-0">
          <Row row={row} isBusy={isBusy} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { row: DispatchRow } & Pick<DispatchListProps, 'isBusy' | 'onChange'>

function Row({ row, isBusy, onChange }: RowProps) {
  const { item, trackingNumber, why } = row
  const isHere = toSend([row]).length > 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-40 flex-1">
          <span className="block font-medium">{item.number}</span>
          <span className="block text-sm text-soft">{dotted([item.fullName, item.city])}</span>
        </p>
        <StateMark state={item.state} isToConfirm={item.isToConfirm} />
        {isHere && (
          <TextField
            label={words.trackingOf(item.number)}
            isLabelHidden
            placeholder={adminOrders.parcels.number}
            autoComplete="off"
            maxLength={60}
            disabled={isBusy}
            value={trackingNumber}
            onChange={(event) => onChange(item.id, { trackingNumber: event.target.value })}
            className="w-48 max-sm:w-full"
          />
        )}
      </div>
      {why !== null && <FieldError>{why}</FieldError>}
      {row.due > 0 && isHere && <GoOn row={row} isBusy={isBusy} onChange={onChange} />}
    </>
  )
}

/** Whether one that is not paid for goes on with the others. */
function GoOn({ row: { item, isAccepted }, isBusy, onChange }: RowProps) {
  if (!useMay('orders.edit'))
    return <p className="text-sm text-soft">{adminOrders.unpaid.others}</p>
  return (
    <CheckField
      label={adminOrders.unpaid.goOnWith(item.number)}
      disabled={isBusy}
      checked={isAccepted}
      onChange={(event) => onChange(item.id, { isAccepted: event.target.checked })}
    />
  )
}
