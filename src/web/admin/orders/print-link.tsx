import { addressOf } from '#contract/endpoint.ts'
import type { printLabels, printPackingSlips } from '#contract/orders/admin-calls.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'

type PrintLinkProps = {
  document: typeof printPackingSlips | typeof printLabels
  ids: number[]
  label: string
}

/** A document of these orders, ready to print, in a tab of its own. */
export function PrintLink({ document, ids, label }: PrintLinkProps) {
  const { path, query } = addressOf(document, { ids: ids.join(',') })
  return (
    <a
      href={`${path}?${query}`}
      target="_blank"
      rel="noopener"
      className={buttonClass({ look: 'quiet', size: 'sm' })}
    >
      {label}
      <span className="sr-only"> {adminOrders.bulk.newTab}</span>
    </a>
  )
}
