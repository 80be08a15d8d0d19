import { useQuery } from '@tanstack/react-query'
import { compliance } from '#contract/compliance/admin-calls.ts'
import { today } from '#contract/performance/admin-calls.ts'
import type { Today } from '#contract/performance/types.ts'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { BarChart } from './bar-chart.tsx'
import { DataWarnings } from './data-warnings.tsx'
import { StrayTransfers } from './stray-transfers.tsx'
import { ThingsToDo } from './things-to-do.tsx'

const words = admin.today
const thousands = (count: number) => count.toLocaleString(locale)

/** What stands above the queue: what is wrong with the shop's data, and money that came for nothing. */
export function TodayNotes() {
  const { data } = useQuery(queryFor(today, {}))
  const mayDismiss = useMay('orders.edit')
  if (!data) return null
  return (
    <>
      {data.asksSecondFactor && (
        <p className="mt-3 border border-line bg-card p-3">
          <Link to="/account/two-step" className="underline">
            {words.secondFactor}
          </Link>
        </p>
      )}
      <DataWarnings integrity={data.integrity} />
      {mayDismiss && <StrayTransfers today={data} />}
    </>
  )
}

/** What else waits, and how the last fortnight went. */
export function TodayFigures() {
  const { data } = useQuery(queryFor(today, {}))
  const redChecks = useRedChecks()
  const seesFigures = useMay('figures.see')
  return (
    <>
      {seesFigures && <Sales today={data} />}
      {data && <ThingsToDo today={{ ...data, redChecks }} />}
      {seesFigures && <Visits today={data} />}
    </>
  )
}

const lookedAtMs = 5 * 60_000

/** How many points of the law are red; looked at now and then, because it is dear. */
function useRedChecks(): number {
  const mayLook = useMay('documents.see')
  const { data } = useQuery({
    ...queryFor(compliance, {}),
    enabled: mayLook,
    staleTime: lookedAtMs,
  })
  return data?.red ?? 0
}

function Visits({ today: now }: { today: Today | undefined }) {
  const visits = now?.visits ?? []
  const total = visits.reduce((sum, { count }) => sum + count, 0)
  const bars = visits.map(({ day, count }) => ({
    key: day,
    value: count,
    label: words.visitsOn(shortDay(day), count),
  }))
  return <Figure title={words.visits} total={thousands(total)} days={visits.length} bars={bars} />
}

function Sales({ today: now }: { today: Today | undefined }) {
  const sales = now?.sales ?? []
  const total = sales.reduce((sum, { rupees: amount }) => sum + amount, 0)
  const bars = sales.map(({ day, orders, rupees: amount }) => ({
    key: day,
    value: amount,
    label: words.salesOn(shortDay(day), rupees(amount), orders),
  }))
  return <Figure title={words.sales} total={rupees(total)} days={sales.length} bars={bars} />
}

type FigureProps = {
  title: string
  total: string
  days: number
  bars: Parameters<typeof BarChart>[0]['bars']
}

function Figure({ title, total, days, bars }: FigureProps) {
  return (
    <div className="border border-line bg-card p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="font-sans text-sm font-semibold">{title}</h2>
        <p className="text-sm text-soft">
          <strong className="font-semibold text-ink tabular-nums">{total}</strong>{' '}
          {days > 0 && words.lastDays(days)}
        </p>
      </div>
      <div className="mt-2 h-16">{bars.length > 0 && <BarChart title={title} bars={bars} />}</div>
    </div>
  )
}

/** '15 Jan' of '2026-01-15'. */
function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}
