import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { exportSubscribers, listSubscribers, removeSubscriber } from '#contract/people-endpoints.ts'
import type { Subscriber, SubscriberPage, SubscriberState } from '#contract/subscriber.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminNewsletter as words } from '#web/words/en/admin-newsletter.ts'
import { asking } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useAsk } from '../parts/ask.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { usePage } from '../parts/page-links.tsx'
import { RowAction } from '../parts/row-actions.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { asJson, useSave } from '../parts/use-save.ts'
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
  const q = values.q.trim()
  const asked = useQuery({
    ...asking(listSubscribers, { ...(q && { q }), ...(chosen && { state: chosen }), page }),
    placeholderData: keepPreviousData,
  })
  const remove = useRemove()
  return (
    <>
      <div className="flex flex-wrap gap-3 pb-4">
        <SearchField
          label={words.search}
          hint={words.searchHint}
          text={values.q}
          onSearch={(text) => set({ q: text })}
        />
        <SelectField
          label={words.state}
          isLabelHidden
          className="w-56 max-sm:w-full"
          value={chosen ?? ''}
          onChange={(event) => set({ state: event.target.value })}
        >
          <option value="">{words.every}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {labelOf(one, asked.data)}
            </option>
          ))}
        </SelectField>
        <a
          href={exportSubscribers.path}
          download
          className={`${buttonClass({ look: 'quiet' })} ms-auto max-sm:w-full`}
        >
          {words.download}
        </a>
      </div>
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

const labelOf = (one: SubscriberState, page: SubscriberPage | undefined) =>
  page ? words.counted(words.states[one], page.counts[one]) : words.states[one]

function useRemove() {
  const ask = useAsk()
  const { save } = useSave(asJson(removeSubscriber), {
    done: words.removed,
    failed: words.removeFailed,
    refreshes: [listSubscribers.path],
  })
  return async ({ id, email: address }: Subscriber) => {
    const isSure = await ask({
      title: words.removeTitle(address),
      text: words.removeText,
      confirm: words.removeConfirm,
      isDanger: true,
    })
    if (isSure) await save({ id })
  }
}

type ReaderRowProps = { reader: Subscriber; onRemove: (() => void) | null }

function ReaderRow({ reader, onRemove }: ReaderRowProps) {
  const now = { pending: null, confirmed: reader.confirmedAt, unsubscribed: reader.leftAt }
  const at = now[reader.state]
  return (
    <tr>
      <td className="font-medium break-all">{reader.email}</td>
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
