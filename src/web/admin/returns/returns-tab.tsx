import { useQuery } from '@tanstack/react-query'
import { listReturns } from '#contract/returns/admin-calls.ts'
import { returnFilters, type StaffReturn } from '#contract/returns/types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { ReturnActs } from './return-acts.tsx'
import { ReturnPhotos, ReturnStory } from './return-story.tsx'

const { order, what, photos, state, actions } = words.columns
const columns = [
  { label: order },
  { label: what, className: 'w-full' },
  { label: photos },
  { label: state },
  { label: actions, className: 'text-end' },
]

/** What buyers want to send back, from the question to the money. */
export function ReturnsTab() {
  const { values, set, clear, isNarrowed } = useFilters('state')
  const page = usePage()
  const chosen = returnFilters.find((one) => one === values.state)
  const asked = useQuery(queryKeepingLast(listReturns, { state: chosen, page }))
  return (
    <>
      <StateChoice
        {...{ words, states: returnFilters, chosen, set }}
        labelOf={(one) => words.filters[one]}
        className="w-64 pb-4 max-sm:w-full"
      />
      <ListTable
        asked={asked}
        columns={columns}
        row={(one) => <ReturnRow key={one.id} one={one} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
      />
    </>
  )
}

function ReturnRow({ one }: { one: StaffReturn }) {
  const { orderId, orderNumber, fullName, mobile, askedAt } = one
  return (
    <tr className="align-top">
      <th scope="row">
        <span className="block">
          <Link to={`/admin/orders/${orderId}`} className="link font-medium whitespace-nowrap">
            {orderNumber}
          </Link>
          <span className="block">{fullName}</span>
          <span className="block text-soft">{mobile}</span>
          <span className="block text-soft">
            {words.asked} <When at={askedAt} />
          </span>
        </span>
      </th>
      <td>
        <ReturnStory one={one} nameAt={(at) => one.names[at] ?? ''} />
      </td>
      <td data-label={photos}>
        <ReturnPhotos photos={one.photos} />
      </td>
      <td data-label={state}>
        <span className="block">
          <span className="block font-medium whitespace-nowrap">{words.states[one.state]}</span>
          {one.isRestocked && <span className="block text-sm text-soft">{words.restocked}</span>}
          <Ending one={one} />
        </span>
      </td>
      <td>
        <ReturnActs one={one} orderId={orderId} />
      </td>
    </tr>
  )
}

/** With what it ended; before that was noted, a refund alone says something: of an exchange, that it paid the new saree. */
function Ending({ one: { resolution, refundId, exchange } }: { one: StaffReturn }) {
  const how = resolution ?? (refundId === null ? null : exchange ? 'exchanged' : 'refunded')
  if (how === null) return null
  return <span className="block text-sm text-soft">{words.resolutions[how]}</span>
}
