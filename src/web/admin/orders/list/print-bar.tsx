import { printLabels, printPackingSlips } from '#contract/orders/admin-calls.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { SelectionBar } from '../../parts/lists/selection-bar.tsx'
import { PrintLink } from '../print-link.tsx'

const words = adminOrders.bulk

type PrintBarProps = { ids: number[]; onClear: () => void }

/** Papers for every chosen order; stays in view while there are any. */
export function PrintBar({ ids, onClear }: PrintBarProps) {
  return (
    <SelectionBar words={words} count={ids.length} onClear={onClear}>
      <PrintLink document={printPackingSlips} ids={ids} label={words.slips} />
      <PrintLink document={printLabels} ids={ids} label={words.labels} />
    </SelectionBar>
  )
}
