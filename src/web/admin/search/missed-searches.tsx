import { useQuery } from '@tanstack/react-query'
import { listMissedSearches } from '#contract/search/admin-calls.ts'
import type { MissedSearch } from '#contract/search/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminSearch } from '#web/words/en/admin/search.ts'
import { queryFor } from '../../cache.ts'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'

const words = adminSearch.missed
const { query, times, day, what, actions } = words.columns
const columns = [
  { label: query },
  { label: times, className: 'numeric' },
  { label: day },
  { label: what, className: 'w-full' },
  { label: actions, className: 'text-end' },
]

type MissedSearchesProps = {
  mayEdit: boolean
  /** Begins a search word with what shoppers typed. */
  onTeach: (said: string) => void
}

/** What shoppers searched for and did not find, each a click away from being taught. */
export function MissedSearches({ mayEdit, onTeach }: MissedSearchesProps) {
  const asked = useQuery(queryFor(listMissedSearches, {}))
  return (
    <section aria-labelledby="missed" className="pt-8">
      <h2 id="missed" className="font-sans text-base font-semibold">
        {words.title}
      </h2>
      <p className="pt-1 pb-4 text-sm text-soft">{words.lead}</p>
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(one) => (
          <MissedRow
            key={`${one.language} ${one.query}`}
            search={one}
            mayEdit={mayEdit}
            onTeach={onTeach}
          />
        )}
        empty={words.empty}
      />
    </section>
  )
}

function MissedRow({ search, mayEdit, onTeach }: MissedSearchesProps & { search: MissedSearch }) {
  return (
    <tr>
      <th scope="row" lang={search.language} className="font-medium wrap-anywhere">
        {search.query}
      </th>
      <td data-label={times} className="numeric">
        {search.times.toLocaleString(locale)}
      </td>
      <td data-label={day} className="md:whitespace-nowrap">
        {dayName(search.day)}
      </td>
      <td data-label={what} className="text-soft wrap-anywhere">
        {outcomeOf(search)}
      </td>
      <td>
        {mayEdit && (
          <Button
            look="quiet"
            size="sm"
            className="ms-auto md:whitespace-nowrap"
            aria-label={words.teachThis(wordOf(search))}
            onClick={() => onTeach(wordOf(search))}
          >
            {words.teach}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** The word that was not understood, where it was one; else all that was typed. */
const wordOf = ({ query: typed, leftOut: [word, ...others] }: MissedSearch) =>
  word !== undefined && others.length === 0 ? word : typed.slice(0, 60)

function outcomeOf({ found, leftOut }: MissedSearch): string {
  const unknown = leftOut.join(', ')
  if (found > 0) return words.partly(found, unknown)
  return unknown === '' ? words.nothing : words.notKnown(unknown)
}

const dayName = (text: string) =>
  new Date(`${text}T00:00:00Z`).toLocaleDateString(locale, {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  })
