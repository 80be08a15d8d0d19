import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listParcels } from '#contract/carriers/admin-calls.ts'
import type { SentParcel } from '#contract/carriers/types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminCarriers } from '#web/words/en/admin/settings/carriers.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { When } from '../parts/when.tsx'
import { carrierInWords } from './carrier-name.ts'
import { TrackingFileDialog } from './tracking-file-dialog.tsx'

const words = adminCarriers.parcels
const states = ['open', 'trouble', 'over'] as const
const columns = [
  { label: words.columns.order },
  { label: words.columns.to, className: 'w-full' },
  { label: words.columns.carrier },
  { label: words.columns.stage },
  { label: words.columns.left },
]

/** Every parcel that has left, and how far it is. */
export function ParcelsTab() {
  const { values, set, clear, isNarrowed } = useFilters('state')
  const page = usePage()
  const mayPack = useMay('orders.pack')
  const [isReading, setReading] = useState(false)
  const chosen = states.find((one) => one === values.state)
  const asked = useQuery(queryKeepingLast(listParcels, { state: chosen, page }))
  return (
    <>
      <TabHead mayEdit={mayPack} add={adminCarriers.file.add} onAdd={() => setReading(true)}>
        <StateChoice {...{ words, states, chosen, set }} labelOf={(one) => words.states[one]} />
      </TabHead>
      <ListTable
        asked={asked}
        columns={columns}
        row={(parcel) => <ParcelRow key={parcel.id} parcel={parcel} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
      {isReading && <TrackingFileDialog onClose={() => setReading(false)} />}
    </>
  )
}

function ParcelRow({ parcel }: { parcel: SentParcel }) {
  const { stage, toldAt, shippedAt, trackingNumber, trackingUrl } = parcel
  const isTrouble = stage === 'not_delivered' || stage === 'refused' || stage === 'lost'
  return (
    <tr>
      <td>
        <Link to={`/admin/orders/${parcel.orderId}`} className="link">
          {parcel.orderNumber}
        </Link>
      </td>
      <td data-label={words.columns.to}>
        {[parcel.fullName, parcel.city].filter(Boolean).join(', ')}
      </td>
      <td data-label={words.columns.carrier}>
        {carrierInWords(parcel.carrier)}{' '}
        {trackingUrl === '' ? (
          trackingNumber
        ) : (
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className="link">
            {trackingNumber || adminCarriers.title}
          </a>
        )}
      </td>
      <td data-label={words.columns.stage} className={isTrouble ? 'text-lac' : undefined}>
        {stage === null ? words.nothingYet : adminCarriers.stages[stage]}
        {toldAt !== null && (
          <span className="block text-sm text-soft">
            <When at={toldAt} />
          </span>
        )}
      </td>
      <td data-label={words.columns.left} className="text-soft">
        <When at={shippedAt} />
      </td>
    </tr>
  )
}
