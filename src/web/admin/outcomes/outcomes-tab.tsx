import { useQuery } from '@tanstack/react-query'
import { listOutcomes } from '#contract/outcomes/admin-calls.ts'
import type { Outcome } from '#contract/outcomes/types.ts'
import { isOutcomeCode } from '#domain/said/outcome-code.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { SearchField } from '../parts/lists/search-field.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'

const words = admin.outcomes
const columns = [
  { label: words.columns.at },
  { label: words.columns.event },
  { label: words.columns.code },
  { label: words.columns.order },
  { label: words.columns.ms },
  { label: words.columns.request, className: 'w-full' },
]

/** What became of orders, payments, refunds, sign-ins and emails, by the number that a customer reads out. */
export function OutcomesTab() {
  const { values, set, clear, isNarrowed } = useFilters('q')
  const page = usePage()
  const asked = useQuery(
    queryKeepingLast(listOutcomes, { q: values.q || undefined, page: String(page) }),
  )
  return (
    <>
      <div className="pb-4">
        <SearchField
          label={words.search}
          hint={words.hint}
          text={values.q}
          onSearch={(q) => set({ q: q.trim() })}
        />
      </div>
      <ListTable
        asked={asked}
        columns={columns}
        row={(outcome) => <OutcomeRow key={outcome.id} outcome={outcome} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
      />
    </>
  )
}

function OutcomeRow({ outcome }: { outcome: Outcome }) {
  const { at, event, code, orderNumber, ms, requestId } = outcome
  return (
    <tr>
      <th scope="row" className="text-soft">
        <When at={at} />
      </th>
      <td>{words.events[event]}</td>
      <td className="font-medium">{isOutcomeCode(code) ? words.codes[code] : code}</td>
      <td className="whitespace-nowrap">{orderNumber ?? words.none}</td>
      <td className="whitespace-nowrap">{words.ms(ms)}</td>
      <td className="break-all text-soft">{requestId ?? words.none}</td>
    </tr>
  )
}
