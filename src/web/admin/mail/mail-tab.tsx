import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listMails } from '#contract/mails/admin-calls.ts'
import type { Mail, MailState } from '#contract/mails/types.ts'
import { Note } from '#web/ui/note.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { Kinds } from './kinds.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { TextList } from './text-list.tsx'

const words = admin.mail
const states: MailState[] = ['waiting', 'sent', 'kept', 'failed']

const columns = [
  { label: words.columns.at },
  { label: words.columns.to },
  { label: words.columns.subject, className: 'w-full' },
  { label: words.columns.state },
]

/** The emails of the shop, and its text messages where it sends any. */
export function MailTab() {
  const { values } = useFilters('kind')
  return values.kind === 'texts' ? <TextList /> : <MailList />
}

/** What left, what waits, what could not be sent. */
function MailList() {
  const { values, set } = useFilters('state')
  const page = usePage()
  const chosen = states.find((one) => one === values.state)
  const asked = useQuery(queryKeepingLast(listMails, { state: chosen, page: String(page) }))
  const [open, setOpen] = useState<Mail | null>(null)
  return (
    <>
      {asked.data?.hasMailServer === false && (
        <Note title={words.unsent} className="mb-4 max-w-3xl">
          {words.unsentText}
        </Note>
      )}
      {asked.data?.textChannel && <Kinds kind="emails" />}
      <Choice
        label={words.state}
        every={words.states.all}
        options={states.map((one) => [one, words.states[one]])}
        chosen={chosen ?? ''}
        onChoose={(one) => set({ state: one })}
        className="w-64 pb-4 max-sm:w-full"
      />
      <ListTable
        asked={asked}
        columns={columns}
        row={(mail) => <MailRow key={mail.id} mail={mail} onRead={() => setOpen(mail)} />}
        empty={words.empty}
      />
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function MailRow({ mail, onRead }: { mail: Mail; onRead: () => void }) {
  const subject = mail.subject || words.untitled(mail.letter)
  return (
    <tr>
      <th scope="row" className="text-soft">
        <When at={mail.createdAt} />
      </th>
      <td className="wrap-anywhere md:min-w-40">{mail.to}</td>
      <td>
        <button
          type="button"
          aria-label={words.read(subject)}
          className="min-h-9 text-start font-medium wrap-anywhere hover:text-lac hover:underline"
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
