import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { sendMessage } from '#contract/messages/calls.ts'
import type { MessageForm } from '#contract/messages/types.ts'
import { Link } from '#web/ui/link.tsx'
import { pages as english } from '#web/words/en/pages.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError } from '../api.ts'
import { callUnderOneKey } from '../sending/one-key.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/forms/email-field.tsx'
import { FaultSummary } from '../ui/forms/fault-summary.tsx'
import { TextAreaField, TextField } from '../ui/forms/field.tsx'
import { leadToFault } from '../ui/forms/lead-to-fault.ts'
import { CheckIcon } from '../ui/page-icons.tsx'

/** What came of a message: its number, or what was wrong with what was typed. */
export type Outcome = {
  typed: MessageForm
  number?: string
  fields?: Record<string, string>
  reason?: string
}

export function typedIn(form: FormData): MessageForm {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    ...(form.has('about') && { about: text('about') }),
    website: text('website'),
  }
}

type ContactFormProps = {
  given: Outcome | undefined
  /** The path of its page. */
  at?: string
  /** A saree that is asked about, with the words that stand there before somebody types their own. */
  about?: { slug: string; message: string }
  /** What it calls things where it asks for one thing. */
  labels?: Partial<Labels>
}

type Labels = { emailHint: string; phoneLabel: string; phoneHint: string; send: string }

/** Writes to the shop; a plain form that the server answers until JavaScript takes it over. */
export function ContactForm({ given, at = '/contact', about, labels }: ContactFormProps) {
  const words = { ...useWords('pages', english).contact, ...labels }
  const address = useHref(at)
  const { outcome, isBusy, form, submit } = useSending(given)
  if (outcome?.number) return <Taken number={outcome.number} email={outcome.typed.email} />
  return (
    <form
      ref={form}
      action={address}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-5"
    >
      {outcome?.reason && (
        <FaultSummary
          title={words.failed}
          refusal={{ reason: outcome.reason, fields: outcome.fields ?? {} }}
          form="contact"
          labels={labelsOf(words)}
        />
      )}
      <ContactFields
        typed={given?.typed ?? (about && { ...untyped, message: about.message })}
        errors={outcome?.fields ?? {}}
        words={words}
      />
      {about && <input type="hidden" name="about" value={about.slug} />}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      <Button type="submit" size="lg" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  )
}

/** In the order of the page. */
const labelsOf = ({ name, email, phoneLabel, message }: ContactFieldsProps['words']) => ({
  ...{ name, email, phone: phoneLabel, message },
})

const untyped: MessageForm = { name: '', email: '', message: '' }

type ContactFieldsProps = {
  typed: MessageForm | undefined
  errors: Record<string, string>
  words: Labels & Pick<(typeof english)['contact'], 'name' | 'email' | 'message'>
}

function ContactFields({ typed, errors, words }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        id="contact-name"
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={typed?.name}
        error={errors['name']}
      />
      <WaysToAnswer typed={typed} errors={errors} words={words} />
      <TextAreaField
        label={words.message}
        id="contact-message"
        name="message"
        required
        rows={6}
        maxLength={4000}
        defaultValue={typed?.message}
        error={errors['message']}
      />
    </>
  )
}

function WaysToAnswer({ typed, errors, words }: ContactFieldsProps) {
  return (
    <>
      <EmailField
        id="contact-email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={typed?.email}
        error={errors['email']}
      />
      <TextField
        label={words.phoneLabel}
        id="contact-phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        isOptional
        maxLength={30}
        hint={words.phoneHint}
        defaultValue={typed?.phone}
        error={errors['phone']}
      />
    </>
  )
}

/** Sends what was typed; nothing of it is lost when the shop says no. */
function useSending(given: Outcome | undefined) {
  const words = useWords('pages', english).contact
  const [outcome, setOutcome] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = async (typed: MessageForm) => {
    setBusy(true)
    try {
      const { number } = await callUnderOneKey(sendMessage, typed)
      setOutcome({ typed, number })
    } catch (error) {
      const { fields, reason } =
        error instanceof ApiError ? error : { fields: {}, reason: words.failedText }
      setOutcome({ typed, fields, reason })
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (outcome?.fields) leadToFault(form.current)
  }, [outcome])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void send(typedIn(new FormData(event.currentTarget)))
  }
  return { outcome, isBusy, form, submit }
}

function Taken({ number, email }: { number: string; email: string }) {
  const words = useWords('pages', english).contact
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="max-w-xl border border-line bg-card p-6 outline-none"
    >
      <p className="flex items-center gap-2 font-display text-lg">
        <CheckIcon className="size-5 text-leaf" />
        {words.taken(number)}
      </p>
      <p className="mt-2 text-soft">{words.takenText(email)}</p>
      <Link to="/contact" isDocument className="link mt-4 reachable py-1">
        {words.another}
      </Link>
    </div>
  )
}
