import type { ReactNode } from 'react'
import type { SalesFigures } from '#contract/sales/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { BarChart } from '../today/bar-chart.tsx'
import { type Bucket, bucketsOf, isByMonth } from './period.ts'

type DaysPanelProps = {
  days: SalesFigures['byDay']
  /** Stands beside the title. */
  action: ReactNode
}

/** Sales along the time as bars, and the same as a table. */
export function DaysPanel({ days, action }: DaysPanelProps) {
  const buckets = bucketsOf(days)
  const byMonth = isByMonth(days)
  const title = byMonth ? words.byMonth : words.byDay
  const highest = buckets.reduce((best, one) => (one.total > best.total ? one : best))
  const bars = buckets.map(({ key, name, orders, total }) => ({
    key,
    value: total,
    label: words.bar(name, rupees(total), orders),
  }))
  return (
    <Panel title={title} action={action}>
      <p className="pb-2 text-sm text-soft">{words.highest(highest.name, rupees(highest.total))}</p>
      <BarChart title={title} bars={bars} isTall />
      <p className="flex justify-between gap-x-4 pt-1 text-sm text-soft">
        <span>{buckets[0]?.name}</span>
        <span>{buckets.at(-1)?.name}</span>
      </p>
      <details className="pt-2">
        <summary className="link inline-flex min-h-9 items-center text-sm">{words.asTable}</summary>
        <DaysTable buckets={buckets} first={byMonth ? words.columns.month : words.columns.day} />
      </details>
    </Panel>
  )
}

function DaysTable({ buckets, first }: { buckets: Bucket[]; first: string }) {
  const { orders, revenue } = words.columns
  return (
    <Sheet
      columns={[
        { label: first },
        { label: orders, className: 'numeric' },
        { label: revenue, className: 'numeric' },
      ]}
      items={buckets}
      row={(one) => (
        <tr key={one.key}>
          <th scope="row">{one.name}</th>
          <td data-label={orders} className="numeric">
            {one.orders.toLocaleString(locale)}
          </td>
          <td data-label={revenue} className="numeric">
            {rupees(one.total)}
          </td>
        </tr>
      )}
    />
  )
}
