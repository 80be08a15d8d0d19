import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTickets } from '#contract/messages/admin-calls.ts'
import type { Ticket, TicketPage, TicketState } from '#contract/messages/admin-types.ts'
import { adminMessages as words } from '#web/words/en/admin/messages.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { TicketDialog } from './ticket-dialog.tsx'

const states: TicketState[] = ['open', 'answered', 'closed']
const { number, name, subject, state, at } = words.columns
const columns = [
  { label: number },
  { label: name },
  { label: subject, className: 'w-full' },
  { label: state },
  { label: at },
]

/** What people wrote to the shop, the newest first. */
export function MessagesTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'state')
  const page = usePage()
  const chosen = states.find((one) => one === values.state)
  const asked = useQuery(queryKeepingLast(listTickets, { q: values.q.trim(), state: chosen, page }))
  const [open, setOpen] = useState<Ticket | null>(null)
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <StateChoice
          {...{ words, states, chosen, set }}
          labelOf={(one) => labelOf(one, asked.data)}
        />
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(ticket) => (
          <MessageRow key={ticket.id} ticket={ticket} onRead={() => setOpen(ticket)} />
        )}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
      {open && <TicketDialog ticket={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const labelOf = (one: TicketState, page: TicketPage | undefined) =>
  page ? words.counted(words.states[one], page.counts[one]) : words.states[one]

function MessageRow({ ticket, onRead }: { ticket: Ticket; onRead: () => void }) {
  return (
    <tr>
      <th scope="row" className="text-soft md:whitespace-nowrap">
        {ticket.number}
      </th>
      <td>
        <span className="py-1">
          {ticket.name}
          <span className="block text-soft break-all">{ticket.email}</span>
        </span>
      </td>
      <td>
        <button
          type="button"
          aria-label={words.read(ticket.number, ticket.subject)}
          className="min-h-9 text-start font-medium wrap-anywhere hover:text-lac hover:underline"
          onClick={onRead}
        >
          {ticket.subject}
        </button>
      </td>
      <td
        data-label={state}
        className={ticket.state === 'open' ? 'whitespace-nowrap text-lac' : 'whitespace-nowrap'}
      >
        {words.states[ticket.state]}
      </td>
      <td data-label={at} className="text-soft">
        <When at={ticket.createdAt} />
      </td>
    </tr>
  )
}
