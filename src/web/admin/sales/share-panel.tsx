import type { ReactNode } from 'react'
import { rupees } from '#web/ui/price.tsx'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { ShareBar } from './share-bar.tsx'
import { useFold } from './use-fold.tsx'

type SharePanelProps = {
  title: string
  note?: string
  /** What the first two columns hold. */
  columns: [string, string]
  rows: { key?: number; name: string; count: string; total: number }[]
  /** Of what the rows are shares, where not all of it stands in them. */
  whole?: number
  /** Stands beside the title. */
  action?: ReactNode
}

/** How a sum is made up: a table in which a bar repeats each share. */
export function SharePanel({ title, note, columns, rows, action, ...props }: SharePanelProps) {
  const all = props.whole ?? totalOf(rows)
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
              <ShareBar part={all === 0 ? 0 : total / all} />
            </td>
          </tr>
        )}
      />
      {more}
      {note && <p className="pt-2 text-sm text-soft">{note}</p>}
    </Panel>
  )
}

export const totalOf = (rows: readonly { total: number }[]) =>
  rows.reduce((sum, { total }) => sum + total, 0)
