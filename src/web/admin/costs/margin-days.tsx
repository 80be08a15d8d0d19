import { marginsCsv } from '#contract/costs/admin-calls.ts'
import type { MarginFigures } from '#contract/costs/types.ts'
import type { SalesQuery } from '#contract/sales/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales } from '#web/words/en/admin/sales.ts'
import { adminCosts } from '#web/words/en/admin/work/costs.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { CsvLink } from '../sales/csv-link.tsx'
import { type Bucket, bucketsOf, isByMonth } from '../sales/period.ts'
import { BarChart } from '../today/bar-chart.tsx'

const words = adminCosts.report

type MarginDaysProps = { days: MarginFigures['byDay']; span: SalesQuery }

/** Margin along the time as bars, a loss as none, and the same as a table. */
export function MarginDays({ days, span }: MarginDaysProps) {
  const title = isByMonth(days.map(bucketed)) ? words.byMonth : words.byDay
  const buckets = bucketsOf(days.map(bucketed))
  const bars = buckets.map(({ key, name, orders: pieces, total }) => ({
    ...{ key, value: Math.max(0, total) },
    label: words.bar(name, rupees(total), pieces),
  }))
  const first = title === words.byMonth ? words.month : words.day
  return (
    <Panel
      title={title}
      action={<CsvLink of={marginsCsv} days={span} table="days" title={words.byDay} />}
    >
      <BarChart title={title} bars={bars} isTall />
      <p className="flex justify-between gap-x-4 pt-1 text-sm text-soft">
        <span>{buckets[0]?.name}</span>
        <span>{buckets.at(-1)?.name}</span>
      </p>
      <details className="pt-2">
        <summary className="link inline-flex min-h-9 items-center text-sm">
          {adminSales.asTable}
        </summary>
        <DaysTable buckets={buckets} first={first} />
      </details>
    </Panel>
  )
}

/** As periods count them: pieces stand where orders do. */
const bucketed = ({ day, pieces, margin }: MarginFigures['byDay'][number]) => ({
  ...{ day, orders: pieces, total: margin },
})

function DaysTable({ buckets, first }: { buckets: Bucket[]; first: string }) {
  return (
    <Sheet
      columns={[
        { label: first },
        { label: words.pieces, className: 'numeric' },
        { label: words.margin, className: 'numeric' },
      ]}
      items={buckets}
      row={(one) => (
        <tr key={one.key}>
          <th scope="row">{one.name}</th>
          <td data-label={words.pieces} className="numeric">
            {one.orders.toLocaleString(locale)}
          </td>
          <td data-label={words.margin} className="numeric">
            {rupees(one.total)}
          </td>
        </tr>
      )}
    />
  )
}
