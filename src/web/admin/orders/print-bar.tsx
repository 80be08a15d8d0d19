import { printLabels, printPackingSlips } from '#contract/buying-admin-endpoints.ts'
import { Button } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin-orders.ts'
import { PrintLink } from './print-link.tsx'

const words = adminOrders.bulk

type PrintBarProps = { ids: number[]; onClear: () => void }

/** Papers for every chosen order; stays in view while there are any. */
export function PrintBar({ ids, onClear }: PrintBarProps) {
  return (
    <section
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card shadow-sheet"
    >
      <div className="workshop flex flex-wrap items-center gap-2 py-2">
        <p className="me-2 font-medium tabular-nums" role="status">
          {words.selected(ids.length)}
        </p>
        <PrintLink document={printPackingSlips} ids={ids} label={words.slips} />
        <PrintLink document={printLabels} ids={ids} label={words.labels} />
        <Button look="plain" size="sm" className="ms-auto" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
    </section>
  )
}
