import type { ReactNode } from 'react'
import type { SalesFigures } from '#contract/sales/types.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { Panel } from '../parts/panel.tsx'
import { tenthsPercent } from '../parts/percent.ts'
import { Sheet } from '../parts/sheet.tsx'
import { BarChart } from '../today/bar-chart.tsx'
import { type Bucket, bucketsOf, isByMonth } from './period.ts'

type VisitsPanelProps = {
  days: SalesFigures['byDay']
  /** Stands beside the title. */
  action: ReactNode
}

/** Of how many visits an order came, along the time: as bars, and as a table. Days without counted visits say nothing. */
export function VisitsPanel({ days, action }: VisitsPanelProps) {
  const counted = days.filter(({ visits }) => visits > 0)
  if (counted.length === 0) return null
  // Periods add up two figures: orders, and here visits where sums of money stand elsewhere.
  const buckets = bucketsOf(
    counted.map(({ day, visits, webOrders }) => ({ day, orders: webOrders, total: visits })),
  )
  const title = words.totals.conversion
  const bars = buckets.map((one) => ({
    ...{ key: one.key, value: share(one) },
    label: words.visitBar(one.name, one.orders, one.total, tenthsPercent(share(one))),
  }))
  const first = isByMonth(counted) ? words.columns.month : words.columns.day
  return (
    <Panel title={title} action={action}>
      <BarChart title={title} bars={bars} isTall />
      <details className="pt-2">
        <summary className="link inline-flex min-h-9 items-center text-sm">{words.asTable}</summary>
        <VisitsTable buckets={buckets} first={first} />
      </details>
    </Panel>
  )
}

const share = ({ orders, total }: Pick<Bucket, 'orders' | 'total'>) => orders / total

function VisitsTable({ buckets, first }: { buckets: Bucket[]; first: string }) {
  const { visits, conversion } = words.totals
  return (
    <Sheet
      columns={[
        { label: first },
        { label: visits, className: 'numeric' },
        { label: words.webOrders, className: 'numeric' },
        { label: conversion, className: 'numeric' },
      ]}
      items={buckets}
      row={(one) => (
        <tr key={one.key}>
          <th scope="row">{one.name}</th>
          <td data-label={visits} className="numeric">
            {one.total.toLocaleString(locale)}
          </td>
          <td data-label={words.webOrders} className="numeric">
            {one.orders.toLocaleString(locale)}
          </td>
          <td data-label={conversion} className="numeric">
            {tenthsPercent(share(one))}
          </td>
        </tr>
      )}
    />
  )
}
