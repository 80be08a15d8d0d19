import type { ReactNode } from 'react'
import { rupees } from '#web/ui/price.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useFold } from './use-fold.tsx'

type SharePanelProps = {
  title: string
  note?: string
  /** What the first two columns hold. */
  columns: [string, string]
  rows: { key?: number; name: string; count: string; total: number }[]
  /** Stands beside the title. */
  action?: ReactNode
}

/** How a sum is made up: a table in which a bar repeats each share. */
export function SharePanel({ title, note, columns, rows, action }: SharePanelProps) {
  const all = rows.reduce((sum, { total }) => sum + total, 0)
  const [first, second] = columns
  const { shown, more } = useFold(rows)
  const { revenue, share } = words.columns
  return (
    <Panel title={title} action={action}>
      <Sheet
        columns={[
          { label: first },
          { label: second, className: 'numeric' },
          { label: revenue, className: 'numeric' },
          { label: share, className: 'w-1/3' },
        ]}
        items={shown}
        row={({ key, name, count, total }) => (
          <tr key={key ?? name}>
            <th scope="row" className="font-medium wrap-anywhere">
              {name}
            </th>
            <td className="numeric whitespace-nowrap">{count}</td>
            <td className="numeric whitespace-nowrap">{rupees(total)}</td>
            <td data-label={share}>
              <Share part={all === 0 ? 0 : total / all} />
            </td>
          </tr>
        )}
      />
      {more}
      {note && <p className="pt-2 text-sm text-soft">{note}</p>}
    </Panel>
  )
}

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })

function Share({ part }: { part: number }) {
  return (
    <span className="flex w-full items-center gap-2">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 flex-1" aria-hidden="true">
        <rect width="100" height="8" className="fill-line" />
        <rect width={part * 100} height="8" className="fill-zari" />
      </svg>
      <span className="w-10 text-end text-sm tabular-nums">{percent.format(part)}</span>
    </span>
  )
}
