import type { Books } from '#contract/books/types.ts'
import { exactRupees, rupees } from '#web/ui/price.tsx'
import { adminBooks } from '#web/words/en/admin/law/books.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { periodName } from './period-name.ts'

const words = adminBooks.turnover

/** What was sold in the financial year, by quarter, beside the limit of the law. */
export function TurnoverPanel({ books: { turnover, registration } }: { books: Books }) {
  return (
    <Panel title={words.title(turnover.year)}>
      <p className="pb-3 text-soft">{words.text}</p>
      <Sheet
        columns={[
          { label: words.quarter, className: 'w-full' },
          { label: words.amount, className: 'numeric' },
        ]}
        items={turnover.quarters}
        row={(quarter) => (
          <tr key={quarter.from}>
            <th scope="row">{periodName(quarter)}</th>
            <td data-label={words.amount} className="numeric whitespace-nowrap">
              {exactRupees(quarter.total)}
            </td>
          </tr>
        )}
      />
      <p className="flex justify-between gap-4 pt-3 font-semibold">
        <span>{words.whole}</span>
        <span className="tabular-nums">{exactRupees(turnover.total)}</span>
      </p>
      {turnover.limit !== null && (
        <p className="pt-1 text-sm text-soft">
          {words.limits[registration](rupees(turnover.limit))}
        </p>
      )}
    </Panel>
  )
}
