import { useQuery } from '@tanstack/react-query'
import { stockLedger } from '#contract/stock/admin-calls.ts'
import type { LedgerPage, StockReason } from '#contract/stock/types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminStock as words } from '#web/words/en/admin/stock.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { MarksPanel } from './marks-panel.tsx'

const reasons = Object.keys(words.reasons) as StockReason[] // Their words name them all.
const { at, product, change, left, reason, by, order } = words.columns
const columns = [
  { label: at },
  { label: product, className: 'w-full' },
  { label: change, className: 'numeric' },
  { label: left, className: 'numeric' },
  ...[reason, by, order].map((label) => ({ label })),
]

/** The stock ledger, the newest change first. */
export function StockTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'reason')
  const page = usePage()
  const maySet = useMay('settings.shop')
  const chosen = reasons.find((one) => one === values.reason)
  const asked = useQuery(
    queryKeepingLast(stockLedger, { q: values.q.trim(), reason: chosen, page }),
  )
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <Choice
          label={words.reason}
          every={words.every}
          options={reasons.map((one) => [one, words.reasons[one]])}
          chosen={chosen ?? ''}
          onChoose={(one) => set({ reason: one })}
        />
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(entry) => (
          <LedgerRow key={entry.id} entry={entry} onOnly={() => set({ q: entry.code })} />
        )}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
      {maySet && (
        <div className="mt-6">
          <MarksPanel />
        </div>
      )}
    </>
  )
}

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : String(pieces).replace('-', '−'))

type LedgerRowProps = { entry: LedgerPage['items'][number]; onOnly: () => void }

function LedgerRow({ entry, onOnly }: LedgerRowProps) {
  return (
    <tr>
      <th scope="row" className="text-soft">
        <When at={entry.at} />
      </th>
      <td>
        <Piece entry={entry} onOnly={onOnly} />
      </td>
      <td data-label={change} className={`numeric ${entry.change < 0 ? 'text-lac' : 'text-leaf'}`}>
        {signed(entry.change)}
      </td>
      <td data-label={left} className="numeric">
        {entry.stockAfter}
      </td>
      <td data-label={reason}>
        <span className="max-md:text-end md:whitespace-nowrap">
          {words.reasons[entry.reason]}
          {entry.note && <span className="block text-soft">{entry.note}</span>}
        </span>
      </td>
      <td data-label={by} className="text-soft md:whitespace-nowrap">
        {entry.by || words.nobody}
      </td>
      <td data-label={entry.orderId === null ? undefined : order}>
        {entry.orderId !== null && (
          <Link to={`/admin/orders/${entry.orderId}`} className="link whitespace-nowrap">
            {entry.orderNumber}
          </Link>
        )}
      </td>
    </tr>
  )
}

/** Which piece; pressed, the list holds nothing else. */
function Piece({ entry: { name, code }, onOnly }: LedgerRowProps) {
  return (
    <button
      type="button"
      className="min-h-9 py-1 text-start hover:text-lac hover:underline"
      onClick={onOnly}
    >
      <span className="sr-only">{words.only} </span>
      <span className="font-medium">{name}</span> <span className="text-soft">{code}</span>
    </button>
  )
}
