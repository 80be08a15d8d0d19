import { useQuery } from '@tanstack/react-query'
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '#contract/newsletter/admin-calls.ts'
import type {
  Subscriber,
  SubscriberPage,
  SubscriberState,
} from '#contract/newsletter/admin-types.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminNewsletter as words } from '#web/words/en/admin/newsletter.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { RowAction } from '../parts/lists/row-actions.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { When } from '../parts/when.tsx'

const states: SubscriberState[] = ['confirmed', 'pending', 'unsubscribed']
const { email, state, asked: askedAt, since, actions } = words.columns
const columns = [
  { label: email, className: 'w-full' },
  { label: state },
  { label: askedAt },
  { label: since },
]

/** Who reads the newsletter, has yet to confirm it, or has left it. */
export function NewsletterTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'state')
  const page = usePage()
  const mayRemove = useMay('customers.erase')
  const chosen = states.find((one) => one === values.state)
  const asked = useQuery(
    queryKeepingLast(listSubscribers, { q: values.q.trim(), state: chosen, page }),
  )
  const remove = useRemove()
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <StateChoice
          {...{ words, states, chosen, set }}
          labelOf={(one) => labelOf(one, asked.data)}
        />
        <Download />
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={mayRemove ? [...columns, { label: actions, className: 'text-end' }] : columns}
        row={(reader) => (
          <ReaderRow
            key={reader.id}
            reader={reader}
            onRemove={mayRemove ? () => void remove(reader) : null}
          />
        )}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
    </>
  )
}

/** All of them as a file. */
function Download() {
  return (
    <a
      href={exportSubscribers.path}
      download
      className={`${buttonClass({ look: 'quiet' })} ms-auto max-sm:w-full`}
    >
      {words.download}
    </a>
  )
}

const labelOf = (one: SubscriberState, page: SubscriberPage | undefined) =>
  page ? words.counted(words.states[one], page.counts[one]) : words.states[one]

function useRemove() {
  const { remove } = useRemoval(removeSubscriber, {
    done: words.removed,
    failed: words.removeFailed,
    refreshes: [listSubscribers.path],
  })
  return ({ id, email: address }: Subscriber) =>
    remove(
      { id },
      {
        title: words.removeTitle(address),
        text: words.removeText,
        confirm: words.removeConfirm,
      },
    )
}

type ReaderRowProps = { reader: Subscriber; onRemove: (() => void) | null }

function ReaderRow({ reader, onRemove }: ReaderRowProps) {
  const now = { pending: null, confirmed: reader.confirmedAt, unsubscribed: reader.leftAt }
  const at = now[reader.state]
  return (
    <tr>
      <th scope="row" className="font-medium break-all">
        {reader.email}
      </th>
      <td data-label={state} className="whitespace-nowrap">
        {words.states[reader.state]}
      </td>
      <td data-label={askedAt} className="text-soft">
        <When at={reader.createdAt} />
      </td>
      <td data-label={at ? since : undefined} className="text-soft">
        {at && <When at={at} />}
      </td>
      {onRemove && (
        <td>
          <span className="ms-auto flex justify-end">
            <RowAction label={words.remove(reader.email)} onClick={onRemove}>
              <TrashIcon className="size-5" />
            </RowAction>
          </span>
        </td>
      )}
    </tr>
  )
}
