import { useQuery } from '@tanstack/react-query'
import { listHolds } from '#contract/holds/admin-calls.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminHolds as words } from '#web/words/en/admin/holds.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { HoldRow } from './hold-row.tsx'
import { LimitsPanel } from './limits-panel.tsx'

const { piece, value, why, who, since, until, actions } = words.columns
const columns = [
  { label: piece, className: 'w-full' },
  { label: value, className: 'numeric' },
  ...[why, who, since, until].map((label) => ({ label })),
  { label: actions, className: 'text-end' },
]
/** The shop looks for no longer words. */
const longest = 100

/** Who keeps what from others now, and how much strangers may keep. */
export function HoldsTab() {
  const { values, set, clear, isNarrowed } = useFilters('q')
  const page = usePage()
  const maySet = useMay('settings.shop')
  const asked = useQuery(
    queryKeepingLast(listHolds, { q: values.q.trim().slice(0, longest), page }),
  )
  const held = asked.data?.held
  return (
    <div className="flex flex-col gap-4">
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        {held && <p className="text-soft">{words.held(held.pieces, rupees(held.value))}</p>}
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(hold) => <HoldRow key={hold.id} hold={hold} onOnly={(q) => set({ q })} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
      />
      {maySet && <LimitsPanel />}
    </div>
  )
}
