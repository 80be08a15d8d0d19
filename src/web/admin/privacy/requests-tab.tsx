import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDataRequests } from '#contract/privacy/admin-calls.ts'
import {
  type DataRequestPage,
  dataRequestStates,
  type StaffDataRequest,
} from '#contract/privacy/request-types.ts'
import { dayWords } from '#domain/day-words.ts'
import { language } from '#web/words/en/admin/locale.ts'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'
import { RequestDialog } from './request-dialog.tsx'

const words = adminPrivacy.requests
const { kind, from, until, at } = words.columns
const columns = [
  { label: kind, className: 'w-full' },
  { label: from },
  { label: until },
  { label: at },
]

/** What people ask for of their data: the open by their clock, then the answered. */
export function RequestsTab() {
  const { values, set, clear, isNarrowed } = useFilters('state')
  const page = usePage()
  const [open, setOpen] = useState<StaffDataRequest | null>(null)
  const chosen = dataRequestStates.find((one) => one === values.state)
  const asked = useQuery(queryKeepingLast(listDataRequests, { state: chosen, page }))
  return (
    <PrivacyFrame>
      <p className="max-w-prose text-soft">{words.text}</p>
      <div className="flex">
        <StateChoice
          {...{ words, states: dataRequestStates, chosen, set }}
          labelOf={(one) => labelOf(one, asked.data)}
        />
      </div>
      <ListTable
        asked={asked}
        columns={columns}
        row={(request) => (
          <RequestRow key={request.id} request={request} onOpen={() => setOpen(request)} />
        )}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
      {open && <RequestDialog key={open.id} request={open} onClose={() => setOpen(null)} />}
    </PrivacyFrame>
  )
}

const labelOf = (one: (typeof dataRequestStates)[number], page: DataRequestPage | undefined) =>
  page ? words.counted(words.states[one], page.counts[one]) : words.states[one]

function RequestRow({ request, onOpen }: { request: StaffDataRequest; onOpen: () => void }) {
  const { email, outcome, urgency, answerBefore, provedAt } = request
  const asksTo = words.kinds[request.kind]
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          aria-label={words.open(asksTo, email)}
          onClick={onOpen}
          className="inline-flex min-h-9 items-center text-start font-medium hover:text-lac hover:underline"
        >
          {asksTo}
        </button>
      </th>
      <td className="break-all">{email}</td>
      <td data-label={until} className="md:whitespace-nowrap">
        {outcome ? (
          <span className="text-soft">{words.outcomes[outcome]}</span>
        ) : (
          <span className={urgency === 'calm' ? undefined : 'font-medium text-lac'}>
            {dayWords(Date.parse(answerBefore) - 1, language)}
            {urgency !== 'calm' && (
              <span className="block text-sm">{words.urgencies[urgency]}</span>
            )}
          </span>
        )}
      </td>
      <td data-label={at} className="text-soft">
        <When at={provedAt} />
      </td>
    </tr>
  )
}
