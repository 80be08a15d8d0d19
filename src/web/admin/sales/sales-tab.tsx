import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { salesCsv, salesFigures } from '#contract/sales/admin-calls.ts'
import type { SalesFigures, SalesQuery, SalesTable } from '#contract/sales/types.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { queryKeepingLast } from '../../cache.ts'
import { NothingHere } from '../parts/lists/table-states.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { BackPanels } from './back-panels.tsx'
import { CsvLink } from './csv-link.tsx'
import { DaysPanel } from './days-panel.tsx'
import { periodAddress, periodOf } from './period.ts'
import { PeriodChoice } from './period-choice.tsx'
import { SumsPanel, Totals } from './sales-totals.tsx'
import { SharePanel, totalOf } from './share-panel.tsx'
import { SlowestPanel } from './slowest-panel.tsx'
import { VisitsPanel } from './visits-panel.tsx'

/** What was sold in a time: when, of what, where to and through which channel. */
export function SalesTab() {
  const [query, setQuery] = useSearchParams()
  const period = periodOf(query, Date.now())
  const { span } = period
  const asked = useQuery({
    ...queryKeepingLast(salesFigures, span ?? { from: '', to: '' }),
    enabled: span !== null,
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
      ) : (
        <div className="flex flex-col gap-4">
          <Loaded asked={asked} height="h-96">
            {(figures) => <Figures figures={figures} days={span} />}
          </Loaded>
          <BackPanels days={span} />
        </div>
      )}
    </>
  )
}

type FiguresProps = { figures: SalesFigures; days: SalesQuery }

function Figures({ figures, days }: FiguresProps) {
  return (
    <div className="flex flex-col gap-4">
      <Totals figures={figures} />
      {figures.orders === 0 ? (
        <NothingHere>{words.empty}</NothingHere>
      ) : (
        <>
          <DaysPanel
            days={figures.byDay}
            action={<CsvLink of={salesCsv} days={days} table="days" title={words.byDay} />}
          />
          <Shares figures={figures} days={days} />
        </>
      )}
      <VisitsPanel
        days={figures.byDay}
        action={<CsvLink of={salesCsv} days={days} table="days" title={words.totals.conversion} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SlowestPanel sarees={figures.slowest} />
        <SumsPanel figures={figures} days={days} />
      </div>
    </div>
  )
}

const { channels } = adminOrders
const piecesOf = ({ pieces, total }: { pieces: number; total: number }) => ({
  count: words.row.pieces(pieces),
  total,
})
const ordersOf = ({ orders, total }: { orders: number; total: number }) => ({
  count: words.row.orders(orders),
  total,
})

function Shares({ figures, days }: FiguresProps) {
  const { columns } = words
  const { bestSellers, byCategory, byWeave, byCity, byChannel } = figures
  const share = (table: SalesTable, title: string, first: string, second: string) => ({
    ...{ title, columns: [first, second] satisfies [string, string] },
    action: <CsvLink of={salesCsv} days={days} table={table} title={title} />,
  })
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <SharePanel
        {...share('sarees', words.bestSellers, columns.saree, columns.pieces)}
        note={words.bestSellersNote}
        whole={totalOf(byCategory)}
        rows={bestSellers.map((one) => ({ key: one.id, name: one.name, ...piecesOf(one) }))}
      />
      <SharePanel
        {...share('categories', words.byCategory, columns.category, columns.pieces)}
        note={words.byCategoryNote}
        rows={byCategory.map((one) => ({ name: one.category, ...piecesOf(one) }))}
      />
      <SharePanel
        {...share('weaves', words.byWeave, columns.weave, columns.pieces)}
        note={words.byCategoryNote}
        rows={byWeave.map((one) => ({ name: one.weave || words.unknown, ...piecesOf(one) }))}
      />
      <SharePanel
        {...share('cities', words.byCity, columns.city, columns.orders)}
        note={words.byCityNote}
        whole={figures.total}
        rows={byCity.map((one) => ({ name: placeOf(one), ...ordersOf(one) }))}
      />
      <SharePanel
        {...share('channels', words.byChannel, columns.channel, columns.orders)}
        rows={byChannel.map((one) => ({ name: channels[one.channel], ...ordersOf(one) }))}
      />
    </div>
  )
}

const placeOf = ({ city, state }: { city: string; state: string }) =>
  [city || words.unknown, state].filter(Boolean).join(', ')
