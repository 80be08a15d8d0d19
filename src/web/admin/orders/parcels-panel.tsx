import { arriveParcel } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../allowed.ts'
import { BookingPart } from '../carriers/booking-part.tsx'
import { ParcelNews } from '../carriers/note-tracking.tsx'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'
import { useOrderAct } from './use-order-act.ts'

const words = adminOrders.parcels

/** What has left the house, by whom, and whether it has arrived. */
export function ParcelsPanel({ order }: { order: StaffOrder }) {
  return (
    <Panel title={words.title}>
      {order.parcels.length === 0 && <p className="text-soft">{words.none}</p>}
      <ul className="flex flex-col gap-3">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} order={order} parcel={parcel} />
        ))}
      </ul>
      <BookingPart order={order} />
    </Panel>
  )
}

type ParcelProps = { order: StaffOrder; parcel: StaffOrder['parcels'][number] }

function Parcel({ order, parcel }: ParcelProps) {
  const { carrier, trackingNumber, trackingUrl, deliveredAt } = parcel
  const says = { done: words.arrivedDone, failed: words.arriveFailed }
  const { act, isSaving } = useOrderAct(arriveParcel, says)
  const mayPack = useMay('orders.pack')
  return (
    <li className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">
          {carrier} {trackingNumber}
        </p>
        <p className="text-sm text-soft">{contentsOf(order, parcel)}</p>
        <Days parcel={parcel} />
        {trackingUrl && (
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className="link">
            {words.follow}
          </a>
        )}
        <ParcelNews parcel={parcel} />
      </div>
      {deliveredAt === null && order.state === 'shipped' && mayPack && (
        <Button
          look="quiet"
          size="sm"
          isBusy={isSaving}
          onClick={() => void act({ id: parcel.id })}
        >
          {words.arrive}
        </Button>
      )}
    </li>
  )
}

function Days({ parcel: { shippedAt, deliveredAt } }: Pick<ParcelProps, 'parcel'>) {
  return (
    <p className="text-sm text-soft">
      {words.left} <When at={shippedAt} />
      {deliveredAt && (
        <>
          {' '}
          · {words.arrived} <When at={deliveredAt} />
        </>
      )}
    </p>
  )
}

function contentsOf({ lines }: StaffOrder, { contents }: ParcelProps['parcel']): string {
  if (contents.length === 0) return words.whole
  const nameOf = (lineId: number) => lines.find(({ id }) => id === lineId)?.name ?? ''
  return contents.map(({ lineId, quantity }) => `${quantity} × ${nameOf(lineId)}`).join(', ')
}
