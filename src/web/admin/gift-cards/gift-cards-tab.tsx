import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { listGiftCards } from '#contract/gift-cards/admin-calls.ts'
import { type CardHead, cardStandings } from '#contract/gift-cards/admin-types.ts'
import { Link } from '#web/ui/link.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { adminCardSales } from '#web/words/en/admin/work/card-sales.ts'
import { adminGiftCards as words } from '#web/words/en/admin/work/gift-cards.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { dayText } from '../parts/when.tsx'
import { IssueDialog } from './issue-dialog.tsx'

const { card, name, state, issued, balance, lastDay } = words.columns
const columns = [
  { label: card },
  { label: name, className: 'w-full' },
  { label: state },
  { label: issued },
  { label: balance },
  { label: lastDay },
]

/** The gift cards, newest first. */
export function GiftCardsTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'state')
  const chosen = cardStandings.find((one) => one === values.state)
  const asked = useQuery(
    queryKeepingLast(listGiftCards, { q: values.q.trim(), state: chosen, page: usePage() }),
  )
  return (
    <>
      <Issuing />
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <StateChoice
          {...{ words, states: cardStandings, chosen, set }}
          labelOf={(one) => words.states[one]}
        />
      </ListToolbar>
      {asked.data?.balance ? (
        <p className="pb-4 text-soft">{words.owed(exactRupees(asked.data.balance))}</p>
      ) : null}
      <ListTable
        asked={asked}
        columns={columns}
        row={(one) => <CardRow key={one.id} head={one} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
    </>
  )
}

/** A card that was issued is shown at once: its code is made there. */
function Issuing() {
  const mayIssue = useMay('orders.refund')
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<number>()
  return (
    <>
      <TabHead mayEdit={mayIssue} add={words.issue.add} onAdd={() => setOpen(true)}>
        <Link to="/admin/gift-cards/sold" className="link me-auto py-1.5">
          {adminCardSales.link}
        </Link>
      </TabHead>
      {/* Once the form is gone: whoever leaves it unsaved is asked. */}
      {made !== undefined && <Navigate to={`/admin/gift-cards/${made}`} />}
      {isOpen && (
        <IssueDialog
          onDone={(id) => {
            setOpen(false)
            setMade(id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function CardRow({ head }: { head: CardHead }) {
  return (
    <tr>
      <th scope="row">
        <Link
          to={`/admin/gift-cards/${head.id}`}
          aria-label={words.read(head.id, head.lastFour)}
          className="link inline-flex min-h-9 items-center font-medium whitespace-nowrap"
        >
          {words.named(head.id, head.lastFour)}
        </Link>
      </th>
      <td>
        <span className="py-1">
          {head.recipientName}
          <span className="block text-soft break-all">{head.recipientEmail}</span>
        </span>
      </td>
      <td data-label={state}>{words.states[head.standing]}</td>
      <td data-label={issued} className="tabular-nums whitespace-nowrap">
        {exactRupees(head.issued)}
      </td>
      <td data-label={balance} className="font-medium tabular-nums whitespace-nowrap">
        {exactRupees(head.balance)}
      </td>
      <td data-label={lastDay} className="whitespace-nowrap text-soft">
        {dayText(head.lastDay)}
      </td>
    </tr>
  )
}
