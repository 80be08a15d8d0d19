import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Mail, MailState } from '#contract/mail.ts'
import { listMails } from '#contract/workshop-endpoints.ts'
import { SelectField } from '#web/ui/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { asking } from '../../cache.ts'
import { PageLinks, usePage } from '../parts/page-links.tsx'
import { LoadFailed, NothingHere, SkeletonRows } from '../parts/table-states.tsx'
import { When } from '../parts/when.tsx'
import { MailDialog } from './mail-dialog.tsx'

const words = admin.mail
const states: MailState[] = ['waiting', 'sent', 'kept', 'failed']

/** The letters of the shop: what left, what waits, what could not be sent. */
export function MailTab() {
  const [query, setQuery] = useSearchParams()
  const page = usePage()
  const state = states.find((one) => one === query.get('state'))
  const { data, error, refetch } = useQuery({
    ...asking(listMails, { page: String(page), ...(state && { state }) }),
    placeholderData: keepPreviousData,
  })
  const [open, setOpen] = useState<Mail | null>(null)
  return (
    <>
      <SelectField
        label={words.state}
        isLabelHidden
        className="w-64 pb-4 max-sm:w-full"
        value={state ?? ''}
        onChange={(event) => setQuery(event.target.value ? { state: event.target.value } : {})}
      >
        <option value="">{words.states.all}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {words.states[one]}
          </option>
        ))}
      </SelectField>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <NothingHere>{words.empty}</NothingHere>
      ) : (
        <table className="sheet">
          <Head />
          {data ? (
            <tbody>
              {data.items.map((mail) => (
                <MailRow key={mail.id} mail={mail} onRead={() => setOpen(mail)} />
              ))}
            </tbody>
          ) : (
            <SkeletonRows rows={8} columns={4} />
          )}
        </table>
      )}
      {data && <PageLinks page={page} pages={data.pages} />}
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Head() {
  const { at, to, subject, state } = words.columns
  return (
    <thead>
      <tr>
        <th scope="col">{at}</th>
        <th scope="col">{to}</th>
        <th scope="col" className="w-full">
          {subject}
        </th>
        <th scope="col">{state}</th>
      </tr>
    </thead>
  )
}

function MailRow({ mail, onRead }: { mail: Mail; onRead: () => void }) {
  const subject = mail.subject || words.untitled(mail.letter)
  return (
    <tr>
      <td className="text-soft">
        <When at={mail.createdAt} />
      </td>
      <td className="break-all">{mail.to}</td>
      <td>
        <button
          type="button"
          aria-label={words.read(subject)}
          className="min-h-9 text-start font-medium hover:text-lac hover:underline"
          onClick={onRead}
        >
          {subject}
        </button>
      </td>
      <td className={mail.state === 'failed' ? 'whitespace-nowrap text-lac' : 'whitespace-nowrap'}>
        {words.stateOf[mail.state]}
      </td>
    </tr>
  )
}
