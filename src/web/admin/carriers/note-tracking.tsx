import { noteTracking } from '#contract/carriers/admin-calls.ts'
import { listOrders } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { isUnderWay, trackingStages } from '#domain/carriers/tracking.ts'
import { adminCarriers as words } from '#web/words/en/admin/settings/carriers.ts'
import { useMay } from '../allowed.ts'
import { orderLists } from '../orders/use-order-act.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { When } from '../parts/when.tsx'

type Parcel = StaffOrder['parcels'][number]

/** What was said of a parcel on its way, and what staff have to say of it. */
export function ParcelNews({ parcel }: { parcel: Parcel }) {
  const { news = [], stage = null } = parcel
  const mayPack = useMay('orders.pack')
  const isOpen = parcel.deliveredAt === null && isUnderWay(stage)
  return (
    <>
      {news.length > 0 && (
        <ol className="my-2 text-sm">
          {news.map(({ stage: told, place, at }) => (
            <li key={`${told}${at}`}>
              {words.stages[told]}
              {place && `, ${place}`}{' '}
              <span className="text-soft">
                <When at={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {isOpen && mayPack && <NoteTracking id={parcel.id} />}
    </>
  )
}

function NoteTracking({ id }: { id: number }) {
  const refreshes = [`${listOrders.path}/`, ...orderLists]
  const { enter, isSaving } = useEntry(noteTracking, {
    ...{ done: words.noted, failed: words.noteFailed, refreshes },
  })
  return (
    <Choice
      label={words.note}
      every={words.note}
      options={trackingStages.map((stage) => [stage, words.stages[stage]])}
      chosen=""
      onChoose={(stage) => {
        if (stage !== '' && !isSaving) void enter({ id, stage })
      }}
    />
  )
}
