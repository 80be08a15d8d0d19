import type { ReactNode } from 'react'
import { moneyCsv } from '#contract/sales/admin-calls.ts'
import type { SalesFigures, SalesQuery, SalesTotals } from '#contract/sales/types.ts'
import { rupees } from '#web/ui/price.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { admin } from '#web/words/en/admin.ts'
import { DownloadLink } from '../../files/download-link.tsx'
import { Panel } from '../parts/panel.tsx'
import { tenthsPercent, wholePercent } from '../parts/percent.ts'

/** What it comes to, each figure beside that of as many days before. */
export function Totals({ figures }: { figures: SalesFigures }) {
  const { totals } = words
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        <Figure label={totals.revenue} of={figures} read={({ total }) => total} show={rupees} />
        <Figure label={totals.orders} of={figures} read={({ orders }) => orders} show={count} />
        <Figure label={totals.pieces} of={figures} read={({ pieces }) => pieces} show={count} />
        <Figure label={totals.average} of={figures} read={average} show={rupees} />
        <Figure
          label={totals.refunded}
          of={figures}
          read={({ refunded }) => refunded}
          show={rupees}
        />
        <Figure label={totals.visits} of={figures} read={({ visits }) => visits} show={count} />
        <Conversion figures={figures} />
      </dl>
      <p className="pt-2 text-sm text-soft">
        {words.noSale} {words.visitsNote}
      </p>
    </div>
  )
}

const count = (figure: number) => figure.toLocaleString(locale)
const average = ({ orders, total }: SalesTotals) => (orders === 0 ? 0 : total / orders)

/** Of how many visits an order came, and of which figures that is made: they are not those of all orders. */
function Conversion({ figures }: { figures: SalesFigures }) {
  const { visits, visitOrders, before } = figures
  return (
    <Box label={words.totals.conversion}>
      <span className="block text-xl font-semibold tabular-nums">
        {tenthsPercent(conversion(figures))}
      </span>
      <span className="block text-sm text-soft">{words.ofVisits(visitOrders, visits)}</span>
      {visits > 0 && before.visits > 0 && (
        <span className="block text-sm text-soft">
          {compared(conversion(figures) ?? 0, conversion(before) ?? 0)}
        </span>
      )}
    </Box>
  )
}

/** Null without a visit. */
const conversion = ({ visits, visitOrders }: SalesTotals) =>
  visits === 0 ? null : visitOrders / visits

type FigureProps = {
  label: string
  of: SalesFigures
  read: (totals: SalesTotals) => number
  show: (figure: number) => string
}

function Figure({ label, of, read, show }: FigureProps) {
  return (
    <Box label={label}>
      <span className="block text-xl font-semibold tabular-nums">{show(read(of))}</span>
      <span className="block text-sm text-soft">{compared(read(of), read(of.before))}</span>
    </Box>
  )
}

const Box = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border border-line bg-card p-3">
    <dt className="text-sm text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** How a figure stands to the one before, in words. */
export function compared(now: number, before: number): string {
  if (before === 0) return now === 0 ? words.same : words.nothingBefore
  const change = (now - before) / before
  if (Math.abs(change) < 0.005) return words.same
  return change > 0 ? words.more(wholePercent(change)) : words.less(wholePercent(-change))
}

/** From the orders of the time to what the shop keeps of them. */
export function SumsPanel({ figures, days }: { figures: SalesFigures; days: SalesQuery }) {
  const { gross, cameBack, total, refunded, net } = figures
  const { totals } = words
  const rows: [string, string, boolean][] = [
    [totals.gross, rupees(gross), false],
    [totals.cameBack, `− ${rupees(cameBack)}`, false],
    [totals.revenue, rupees(total), true],
    [totals.refunded, `− ${rupees(refunded)}`, false],
    [totals.net, rupees(net), true],
  ]
  return (
    <Panel title={words.sums}>
      <dl className="grid max-w-md gap-y-1">
        {rows.map(([label, value, isSum]) => (
          <div
            key={label}
            className={`flex justify-between gap-x-4 ${isSum ? 'border-t border-line font-semibold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-sm text-soft">{words.sumsNote}</p>
      <DownloadLink
        className="link inline-flex min-h-9 items-center text-sm"
        href={`${moneyCsv.path}?${new URLSearchParams(days)}`}
        failed={admin.downloadFailed}
      >
        {words.moneyFile}
      </DownloadLink>
    </Panel>
  )
}
