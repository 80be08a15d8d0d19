import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { salesFigures } from '#contract/sales/admin-calls.ts'
import type { SalesFigures } from '#contract/sales/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { queryFor } from '../../cache.ts'
import { LoadFailed, NothingHere } from '../parts/lists/table-states.tsx'
import { DaysPanel } from './days-panel.tsx'
import { periodAddress, periodOf } from './period.ts'
import { PeriodChoice } from './period-choice.tsx'
import { SharePanel } from './share-panel.tsx'

/** What was sold in a time: by day, by category, by channel. */
export function SalesTab() {
  const [query, setQuery] = useSearchParams()
  const period = periodOf(query, Date.now())
  const { span } = period
  const { data, error, refetch } = useQuery({
    ...queryFor(salesFigures, span ?? { from: '', to: '' }),
    enabled: span !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PeriodChoice
        period={period}
        onChoose={(next) =>
          setQuery(periodAddress(next), { replace: true, preventScrollReset: true })
        }
      />
      {span === null ? (
        <NothingHere>{words.tooLong}</NothingHere>
      ) : data ? (
        <Figures figures={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  )
}

function Figures({ figures }: { figures: SalesFigures }) {
  const { columns, row } = words
  return (
    <div className="flex flex-col gap-4">
      <Totals figures={figures} />
      {figures.orders === 0 ? (
        <NothingHere>{words.empty}</NothingHere>
      ) : (
        <>
          <DaysPanel days={figures.byDay} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <SharePanel
              title={words.byCategory}
              note={words.byCategoryNote}
              columns={[columns.category, columns.pieces]}
              rows={figures.byCategory.map(({ category, pieces, total }) => ({
                name: category,
                count: row.pieces(pieces),
                total,
              }))}
            />
            <SharePanel
              title={words.byChannel}
              columns={[columns.channel, columns.orders]}
              rows={figures.byChannel.map(({ channel, orders, total }) => ({
                name: adminOrders.channels[channel],
                count: row.orders(orders),
                total,
              }))}
            />
          </div>
        </>
      )}
    </div>
  )
}

function Totals({ figures }: { figures: SalesFigures }) {
  const { orders, total, pieces, refunded } = figures
  const rows = [
    [words.totals.revenue, rupees(total)],
    [words.totals.orders, orders.toLocaleString(locale)],
    [words.totals.pieces, pieces.toLocaleString(locale)],
    [words.totals.average, orders === 0 ? '—' : rupees(total / orders)],
    [words.totals.refunded, rupees(refunded)],
  ]
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {rows.map(([label, value]) => (
          <div key={label} className="border border-line bg-card p-3">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-sm text-soft">{words.noSale}</p>
    </div>
  )
}
