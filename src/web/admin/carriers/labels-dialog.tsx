import { useQuery } from '@tanstack/react-query'
import { carrierLabels } from '#contract/carriers/admin-calls.ts'
import type { CarrierLabels } from '#contract/carriers/types.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminCarriers } from '#web/words/en/admin/settings/carriers.ts'
import { queryFor } from '../../cache.ts'
import { Loaded } from '../parts/loaded.tsx'

const words = adminCarriers.labels

type LabelsDialogProps = { ids: number[]; onClose: () => void }

/** The labels of whoever carries the chosen orders: one file a carrier, and the orders that have none. */
export function LabelsDialog({ ids, onClose }: LabelsDialogProps) {
  // What a carrier made for other bookings is not shown again.
  const asked = useQuery({
    ...queryFor(carrierLabels, { ids: ids.join(',') }),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  })
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <div className="flex flex-col gap-4 p-5">
        <Loaded asked={asked} height="h-24">
          {(found) => <Found {...found} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Found({ files, without }: CarrierLabels) {
  return (
    <div role="status" className="flex flex-col gap-4">
      {files.map(({ carrier, carrierName, url, parcels }) => (
        <a
          key={carrier}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'primary', size: 'sm' })}
        >
          {words.file(carrierName, parcels)}
          <span className="sr-only"> {adminOrders.bulk.newTab}</span>
        </a>
      ))}
      {files.length === 0 && <p>{words.none}</p>}
      {files.length > 0 && without.length > 0 && (
        <p className="text-sm text-soft">{words.without(without.join(', '))}</p>
      )}
    </div>
  )
}
