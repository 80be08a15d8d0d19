import { useState } from 'react'
import { parcelsCsv } from '#contract/carriers/admin-calls.ts'
import { addressOf } from '#contract/endpoint.ts'
import { printLabels, printPackingSlips } from '#contract/orders/admin-calls.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminCarriers } from '#web/words/en/admin/settings/carriers.ts'
import { adminLabels } from '#web/words/en/admin/work/labels.ts'
import { useMay } from '../../allowed.ts'
import { LabelsDialog } from '../../carriers/labels-dialog.tsx'
import { SelectionBar } from '../../parts/lists/selection-bar.tsx'
import { PrintLink } from '../print-link.tsx'

const words = adminOrders.bulk

type PrintBarProps = {
  ids: number[]
  onDispatch: () => void
  onLabel: () => void
  onClear: () => void
}

/** What is done with every chosen order at once; stays in view while there are any. */
export function PrintBar({ ids, onDispatch, onLabel, onClear }: PrintBarProps) {
  const mayPack = useMay('orders.pack')
  const [isLabelling, setLabelling] = useState(false)
  const post = addressOf(parcelsCsv, { code: 'india-post', ids: ids.join(',') })
  return (
    <SelectionBar words={words} count={ids.length} onClear={onClear}>
      <Button size="sm" onClick={onDispatch}>
        {adminOrders.dispatch.title}
      </Button>
      <Button size="sm" look="quiet" onClick={onLabel}>
        {adminLabels.open}
      </Button>
      <PrintLink document={printPackingSlips} ids={ids} label={words.slips} />
      <PrintLink document={printLabels} ids={ids} label={words.labels} />
      {mayPack && (
        <Button size="sm" look="quiet" onClick={() => setLabelling(true)}>
          {adminCarriers.labels.open}
        </Button>
      )}
      {isLabelling && <LabelsDialog ids={ids} onClose={() => setLabelling(false)} />}
      {mayPack && ids.length > 0 && (
        <a
          href={`${post.path}?${post.query}`}
          download
          className={buttonClass({ look: 'quiet', size: 'sm' })}
        >
          {adminCarriers.postFile}
        </a>
      )}
    </SelectionBar>
  )
}
