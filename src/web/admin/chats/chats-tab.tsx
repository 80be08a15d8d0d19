import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listChats } from '#contract/buying-admin-endpoints.ts'
import type { StaffChatPage } from '#contract/chat-order.ts'
import { SelectField } from '#web/ui/field.tsx'
import { adminChats as words } from '#web/words/en/admin-chats.ts'
import { asking } from '../../cache.ts'
import { PageLinks, usePage } from '../parts/page-links.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { LoadFailed, NothingHere, SkeletonRows } from '../parts/table-states.tsx'
import { ChatRow } from './chat-row.tsx'

const states = ['open', 'ordered', 'released'] as const

/** The carts that are talked over on WhatsApp: each becomes an order or is released. */
export function ChatsTab() {
  const [query, setQuery] = useSearchParams()
  const page = usePage()
  const q = query.get('q')?.slice(0, 40) ?? ''
  const state = states.find((one) => one === query.get('state'))
  const wish = { ...(q.trim() && { q: q.trim() }), ...(state && { state }), page }
  const { data, error, refetch } = useQuery({
    ...asking(listChats, wish),
    placeholderData: keepPreviousData,
  })
  const filter = (change: { q?: string; state?: string }) => {
    const entries = Object.entries({ q, state: state ?? '', ...change })
    const said = entries.filter(([, value]) => value !== '')
    setQuery(new URLSearchParams(said), { preventScrollReset: true, replace: 'q' in change })
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <SearchField
          label={words.search}
          hint={words.searchHint}
          text={q}
          onSearch={(text) => filter({ q: text })}
        />
        <SelectField
          label={words.state}
          isLabelHidden
          className="w-56 max-sm:w-full"
          value={state ?? ''}
          onChange={(event) => filter({ state: event.target.value })}
        >
          <option value="">{words.every}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {words.states[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <NothingHere>{q || state ? words.nothingMatches : words.empty}</NothingHere>
      ) : (
        <Drafts data={data} />
      )}
      {data && <PageLinks page={page} pages={data.pages} />}
    </>
  )
}

function Drafts({ data }: { data: StaffChatPage | undefined }) {
  const { reference, lines, total, state, actions } = words.columns
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">{reference}</th>
          <th scope="col" className="w-full">
            {lines}
          </th>
          <th scope="col" className="numeric">
            {total}
          </th>
          <th scope="col">{state}</th>
          <th scope="col" className="text-end">
            {actions}
          </th>
        </tr>
      </thead>
      {data ? (
        <tbody>
          {data.items.map((chat) => (
            <ChatRow key={chat.id} chat={chat} />
          ))}
        </tbody>
      ) : (
        <SkeletonRows rows={8} columns={5} />
      )}
    </table>
  )
}
