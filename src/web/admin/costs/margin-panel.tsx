import { marginsCsv } from '#contract/costs/admin-calls.ts'
import type { MarginTable } from '#contract/costs/types.ts'
import type { SalesQuery } from '#contract/sales/types.ts'
import { classes } from '#web/ui/classes.ts'
import { rupees } from '#web/ui/price.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminCosts } from '#web/words/en/admin/work/costs.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { CsvLink } from '../sales/csv-link.tsx'
import { ShareBar } from '../sales/share-bar.tsx'
import { useFold } from '../sales/use-fold.tsx'

const words = adminCosts.report

type Row = {
  name: string
  pieces: number
  taken: number
  cost: number
  margin: number
  share: number | null
}

type MarginPanelProps = {
  title: string
  /** What the first column holds. */
  first: string
  table: MarginTable
  days: SalesQuery
  note?: string
  rows: Row[]
}

/** Where the margin comes from: a table in which a bar repeats how much stays of what was taken. */
export function MarginPanel({ title, first, table, days, note, rows }: MarginPanelProps) {
  const known = rows.filter(({ pieces }) => pieces > 0)
  const { shown, more } = useFold(known)
  const { pieces, taken, cost, margin, share } = words
  return (
    <Panel title={title} action={<CsvLink of={marginsCsv} {...{ days, table, title }} />}>
      <Sheet
        columns={[
          { label: first },
          { label: pieces, className: 'numeric' },
          { label: taken, className: 'numeric' },
          { label: cost, className: 'numeric' },
          { label: margin, className: 'numeric' },
          { label: share, className: 'w-1/5' },
        ]}
        items={shown}
        row={(one) => <MarginRow key={one.name} one={one} />}
      />
      {more}
      {note && <p className="pt-2 text-sm text-soft">{note}</p>}
    </Panel>
  )
}

function MarginRow({ one }: { one: Row }) {
  const { pieces, taken, cost, margin, share } = words
  return (
    <tr>
      <th scope="row" className="font-medium wrap-anywhere">
        {one.name}
      </th>
      <td data-label={pieces} className="numeric">
        {one.pieces.toLocaleString(locale)}
      </td>
      <td data-label={taken} className="numeric">
        {rupees(one.taken)}
      </td>
      <td data-label={cost} className="numeric">
        {rupees(one.cost)}
      </td>
      <td data-label={margin} className={classes('numeric', one.margin < 0 && 'text-lac')}>
        {rupees(one.margin)}
      </td>
      <td data-label={share}>
        <ShareBar part={one.share ?? 0} />
      </td>
    </tr>
  )
}
