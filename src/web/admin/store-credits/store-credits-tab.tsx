import { useQuery } from '@tanstack/react-query'
import { listStoreCredits } from '#contract/store-credits/admin-calls.ts'
import type { CreditHead } from '#contract/store-credits/types.ts'
import { Link } from '#web/ui/link.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { adminStoreCredits as words } from '#web/words/en/admin/store-credits.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'

const { code, name, order, issued, balance, at } = words.columns
const columns = [
  { label: code },
  { label: name, className: 'w-full' },
  { label: order },
  { label: issued },
  { label: balance },
  { label: at },
]
const states = ['open', 'closed'] as const

/** The store credits, newest first. */
export function StoreCreditsTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'state')
  const page = usePage()
  const chosen = states.find((one) => one === values.state)
  const asked = useQuery(
    queryKeepingLast(listStoreCredits, { q: values.q.trim(), state: chosen, page }),
  )
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <StateChoice {...{ words, states, chosen, set }} labelOf={(one) => words.states[one]} />
      </ListToolbar>
      {asked.data && asked.data.balance > 0 && (
        <p className="pb-4 text-soft">{words.owed(exactRupees(asked.data.balance))}</p>
      )}
      <ListTable
        asked={asked}
        columns={columns}
        row={(credit) => <CreditRow key={credit.id} credit={credit} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
    </>
  )
}

function CreditRow({ credit }: { credit: CreditHead }) {
  const { orderId, orderNumber } = credit
  return (
    <tr>
      <th scope="row">
        <Link
          to={`/admin/store-credits/${credit.id}`}
          aria-label={words.read(credit.code)}
          className="link inline-flex min-h-9 items-center font-medium whitespace-nowrap"
        >
          {credit.code}
        </Link>
      </th>
      <td>
        <span className="py-1">
          {credit.fullName}
          <span className="block text-soft break-all">{credit.email || credit.mobile}</span>
        </span>
      </td>
      <td data-label={order}>
        {orderNumber && (
          <Link to={`/admin/orders/${orderId}`} className="link whitespace-nowrap">
            {orderNumber}
          </Link>
        )}
      </td>
      <td data-label={issued} className="tabular-nums whitespace-nowrap">
        {exactRupees(credit.issued)}
      </td>
      <td data-label={balance} className="font-medium tabular-nums whitespace-nowrap">
        {exactRupees(credit.balance)}
      </td>
      <td data-label={at} className="text-soft">
        <When at={credit.createdAt} />
      </td>
    </tr>
  )
}
