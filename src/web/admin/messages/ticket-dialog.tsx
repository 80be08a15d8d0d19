import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerTicket,
  listTickets,
  moveTicket,
  readTicket,
} from '#contract/messages/admin-calls.ts'
import type { Ticket, TicketText } from '#contract/messages/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminMessages as words } from '#web/words/en/admin/messages.ts'
import { toBuyers } from '#web/words/to-buyers.ts'
import { queryFor } from '../../cache.ts'
import { ComplaintButton } from '../complaints/complaint-button.tsx'
import { ContactWays } from '../parts/contact-ways.tsx'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Loaded } from '../parts/loaded.tsx'
import { When } from '../parts/when.tsx'

const refreshes = [listTickets.path, '/api/admin/today']

/** A message, what was answered so far, and the ways to answer it. */
export function TicketDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const asked = useQuery(queryFor(readTicket, { id: ticket.id }))
  const seen = asked.data ?? { ...ticket, version: undefined }
  const [typed, setTyped] = useState({ words: '', link: '' })
  const [text, link] = [typed.words.trim(), typed.link.trim()]
  const says = { done: words.sent, failed: words.sendFailed, refreshes }
  const { enter, isSaving, errors } = useEntry(answerTicket, says)
  const send = async () => {
    const answer = { id: ticket.id, words: text, link, version: seen.version }
    if (await enter(answer)) onClose()
    // What a colleague has said meanwhile stands above these words, which stay.
    else await asked.refetch()
  }
  return (
    <FormDialog
      title={words.title(ticket.number, ticket.name)}
      isDirty={text !== '' || link !== ''}
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

type Typed = { words: string; link: string }

type AnswerFormProps = {
  hint: string
  errors: Record<string, string>
  isSaving: boolean
  typed: Typed
  onType: (typed: Typed) => void
  onSend: () => void
}

function AnswerForm({ hint, errors, isSaving, typed, onType, onSend }: AnswerFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextAreaField
        label={words.answer}
        hint={hint}
        error={errors['words']}
        className="w-full"
        rows={6}
        maxLength={4000}
        value={typed.words}
        onChange={(event) => onType({ ...typed, words: event.target.value })}
      />
      <TextField
        label={words.link}
        hint={words.linkHint}
        error={errors['link']}
        type="url"
        isOptional
        className="w-full"
        maxLength={500}
        value={typed.link}
        onChange={(event) => onType({ ...typed, link: event.target.value })}
      />
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.sending : words.send}
      </Button>
    </form>
  )
}

function Said({ ticket }: { ticket: TicketText }) {
  const { message, email, phone, createdAt, state, answers, saree } = ticket
  return (
    <>
      <p className="text-sm text-soft">
        {[email, phone].filter(Boolean).join(' · ')} · <When at={createdAt} /> ·{' '}
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
      {answers.length > 0 && (
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
                <p className="text-sm text-soft">
                  {answer.by || words.somebody} · <When at={answer.at} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
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
