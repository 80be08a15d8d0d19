import { useQuery } from '@tanstack/react-query'
import { listChats } from '#contract/chats/admin-calls.ts'
import { adminChats as words } from '#web/words/en/admin/chats.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { ChatRow } from './chat-row.tsx'

const states = ['open', 'ordered', 'released'] as const
const { reference, lines, total, state, actions } = words.columns
const columns = [
  { label: reference },
  { label: lines, className: 'w-full' },
  { label: total, className: 'numeric' },
  { label: state },
  { label: actions, className: 'text-end' },
]
/** References are short: the shop looks for no longer ones. */
const longest = 40

/** The carts that are talked over on WhatsApp: each becomes an order or is released. */
export function ChatsTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'state')
  const page = usePage()
  const chosen = states.find((one) => one === values.state)
  const asked = useQuery(
    queryKeepingLast(listChats, { q: values.q.trim().slice(0, longest), state: chosen, page }),
  )
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <StateChoice {...{ words, states, chosen, set }} labelOf={(one) => words.states[one]} />
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(chat) => <ChatRow key={chat.id} chat={chat} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
      />
    </>
  )
}
