import { FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { StateMark } from '../state-mark.tsx'
import { type DispatchRow, toSend } from './dispatch-rows.ts'

const words = adminOrders.dispatch

type DispatchListProps = {
  rows: DispatchRow[]
  isBusy: boolean
  onType: (id: number, trackingNumber: string) => void
}

/** Each order with its state, the number that its parcel is followed by, and what is wrong with it. */
export function DispatchList({ rows, isBusy, onType }: DispatchListProps) {
  return (
    <ul className="empty:hidden">
      {rows.map((row) => (
        <li key={row.item.id} className="border-t border-line py-2 first:border-t-0">
          <Row row={row} isBusy={isBusy} onType={onType} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { row: DispatchRow } & Pick<DispatchListProps, 'isBusy' | 'onType'>

function Row({ row, isBusy, onType }: RowProps) {
  const { item, trackingNumber, why } = row
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-40 flex-1">
          <span className="block font-medium">{item.number}</span>
          <span className="block text-sm text-soft">
            {[item.fullName, item.city].filter(Boolean).join(' · ')}
          </span>
        </p>
        <StateMark state={item.state} isToConfirm={item.isToConfirm} />
        {toSend([row]).length > 0 && (
          <TextField
            label={words.trackingOf(item.number)}
            isLabelHidden
            placeholder={adminOrders.parcels.number}
            autoComplete="off"
            maxLength={60}
            disabled={isBusy}
            value={trackingNumber}
            onChange={(event) => onType(item.id, event.target.value)}
            className="w-48 max-sm:w-full"
          />
        )}
      </div>
      {why !== null && <FieldError>{why}</FieldError>}
    </>
  )
}
