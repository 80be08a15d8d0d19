import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTickets, moveTicket, readTicket } from '#contract/messages/admin-calls.ts'
import type { Ticket, TicketText } from '#contract/messages/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminMessages as words } from '#web/words/en/admin/messages.ts'
import { toBuyers } from '#web/words/to-buyers.ts'
import { queryFor } from '../../cache.ts'
import { ComplaintButton } from '../complaints/complaint-button.tsx'
import { ContactWays } from '../parts/contact-ways.tsx'
import { dot } from '../parts/dotted.ts'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Loaded } from '../parts/loaded.tsx'
import { When } from '../parts/when.tsx'
import { AnswerForm, type Typed } from './answer-form.tsx'
import { useAnswer } from './use-answer.ts'

const refreshes = [listTickets.path, '/api/admin/today']

/** A message, what was answered so far, and the ways to answer it. */
export function TicketDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const asked = useQuery(queryFor(readTicket, { id: ticket.id }))
  const seen = asked.data ?? { ...ticket, version: undefined }
  const [typed, setTyped] = useState<Typed>({ words: '', link: '', file: null })
  const [text, link] = [typed.words.trim(), typed.link.trim()]
  const { answer, isSaving, share, errors } = useAnswer(ticket.id)
  const send = async () => {
    const given = { id: ticket.id, words: text, link, version: seen.version, file: typed.file }
    if (await answer(given)) onClose()
    // What a colleague has said meanwhile stands above these words, which stay.
    else await asked.refetch()
  }
  return (
    <FormDialog
      title={words.title(ticket.number, ticket.name)}
      isDirty={text !== '' || link !== '' || typed.file !== null}
      isBusy={isSaving}
      isWide
      onClose={onClose}
    >
      {() => (
        <div className="flex flex-col gap-4 p-5">
          <Loaded asked={asked} height="h-40">
            {(told) => <Said ticket={told} />}
          </Loaded>
          <AnswerForm
            hint={words.answerHint(ticket.email)}
            errors={errors}
            isSaving={isSaving}
            share={share}
            typed={typed}
            onType={setTyped}
            onSend={() => void send()}
          />
          <Foot ticket={seen} link={link} onMoved={onClose} onRefused={asked.refetch} />
        </div>
      )}
    </FormDialog>
  )
}

function Said({ ticket }: { ticket: TicketText }) {
  const { message, email, phone, createdAt, state, answers, saree } = ticket
  return (
    <>
      <p className="text-sm text-soft">
        {[email, phone].filter(Boolean).map((one) => one + dot)}
        <When at={createdAt} />
        {dot}
        {words.states[state]}
      </p>
      {saree && (
        <p>
          {words.about}:{' '}
          <Link to={`/admin/products?q=${encodeURIComponent(saree.code)}`} className="link">
            {saree.name} ({saree.code})
          </Link>
        </p>
      )}
      <p className="border border-line bg-paper p-4 break-words whitespace-pre-line">{message}</p>
      <Answers answers={answers} />
    </>
  )
}

function Answers({ answers }: Pick<TicketText, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <section>
      <h3 className="font-sans text-sm font-semibold">{words.answers}</h3>
      <ol>
        {answers.map((answer) => (
          <li key={answer.id} className="border-b border-line py-2">
            <p className="break-words whitespace-pre-line">{answer.words}</p>
            {answer.link && (
              <a href={answer.link} target="_blank" rel="noopener noreferrer" className="link">
                {answer.link}
              </a>
            )}
            {answer.video && (
              <p className="text-sm text-soft">
                {words.videoUntil} <When at={answer.video.endsAt} />
              </p>
            )}
            <p className="text-sm text-soft">
              {answer.by || words.somebody} · <When at={answer.at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type FootProps = {
  /** Typed already, for the chat too. */
  link: string
  ticket: Ticket & { version?: string | undefined }
  onMoved: () => void
  onRefused: () => unknown
}

/** Other ways to answer, and the end of it. */
function Foot({ ticket, link, onMoved, onRefused }: FootProps) {
  const isClosed = ticket.state === 'closed'
  const done = isClosed ? words.reopened : words.closed
  const { enter, isSaving } = useEntry(moveTicket, { done, failed: words.moveFailed, refreshes })
  const move = async () => {
    if (
      await enter({ id: ticket.id, state: isClosed ? 'open' : 'closed', version: ticket.version })
    )
      onMoved()
    else await onRefused()
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 border-t border-line pt-4">
      <div>
        <p className="pb-2 text-sm text-soft">{words.ways}</p>
        <ContactWays
          phone={ticket.phone}
          email={ticket.email}
          greeting={`${toBuyers[ticket.language].message(ticket.name, ticket.number)} ${link}`.trim()}
          subject={words.subject(ticket.number)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <ComplaintButton id={ticket.id} />
        <Button look="quiet" size="sm" isBusy={isSaving} onClick={() => void move()}>
          {isClosed ? words.reopen : words.close}
        </Button>
      </div>
    </div>
  )
}
