import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { marginFigures } from '#contract/costs/admin-calls.ts'
import type { MarginFigures } from '#contract/costs/types.ts'
import type { SalesQuery } from '#contract/sales/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales } from '#web/words/en/admin/sales.ts'
import { adminCosts } from '#web/words/en/admin/work/costs.ts'
import { queryKeepingLast } from '../../cache.ts'
import { NothingHere } from '../parts/lists/table-states.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { wholePercent } from '../parts/percent.ts'
import { periodAddress, periodOf } from '../sales/period.ts'
import { PeriodChoice } from '../sales/period-choice.tsx'
import { MarginDays } from './margin-days.tsx'
import { MarginPanel } from './margin-panel.tsx'

const words = adminCosts.report

/** What stayed of the sales of some days after the costs of their pieces. */
export function MarginsTab() {
  const [query, setQuery] = useSearchParams()
  const period = periodOf(query, Date.now())
  const { span } = period
  const asked = useQuery({
    ...queryKeepingLast(marginFigures, span ?? { from: '', to: '' }),
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
        <NothingHere>{adminSales.tooLong}</NothingHere>
      ) : (
        <Loaded asked={asked} height="h-96">
          {(figures) => <Figures figures={figures} days={span} />}
        </Loaded>
      )}
    </>
  )
}

type FiguresProps = { figures: MarginFigures; days: SalesQuery }

function Figures({ figures, days }: FiguresProps) {
  const { pieces, unknownPieces, unknownTaken } = figures
  if (pieces + unknownPieces === 0) return <NothingHere>{adminSales.empty}</NothingHere>
  if (pieces === 0) return <NothingHere>{words.noneKnown}</NothingHere>
  return (
    <div className="flex flex-col gap-4">
      <Totals figures={figures} />
      {unknownPieces > 0 && (
        <p role="status" className="border border-zari px-4 py-3">
          {words.unknown(unknownPieces, rupees(unknownTaken))}
        </p>
      )}
      <MarginDays days={figures.byDay} span={days} />
      <Tables figures={figures} days={days} />
    </div>
  )
}

function Totals({ figures }: { figures: MarginFigures }) {
  const totals: [string, string][] = [
    [words.margin, rupees(figures.margin)],
    [words.share, wholePercent(figures.share)],
    [words.taken, rupees(figures.taken)],
    [words.cost, rupees(figures.cost)],
    [words.pieces, figures.pieces.toLocaleString(locale)],
  ]
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {totals.map(([label, value]) => (
          <div key={label} className="border border-line bg-card p-3">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-sm text-soft">{words.note}</p>
    </div>
  )
}

function Tables({ figures, days }: FiguresProps) {
  const named = <Row,>(rows: Row[], name: (row: Row) => string) =>
    rows.map((row) => ({ ...row, name: name(row) || adminSales.unknown }))
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <MarginPanel
        {...{ title: words.byWeave, first: words.weave, table: 'weaves', days }}
        rows={named(figures.byWeave, ({ weave }) => weave)}
      />
      <MarginPanel
        {...{ title: words.byCategory, first: words.category, table: 'categories', days }}
        rows={named(figures.byCategory, ({ category }) => category)}
      />
      <MarginPanel
        {...{ title: words.bySaree, first: words.saree, table: 'sarees', days }}
        note={words.bySareeNote}
        rows={named(figures.bySaree, ({ name, code }) => `${name} (${code})`)}
      />
    </div>
  )
}
