import { type SubmitEvent, useState } from 'react'
import { useHref } from 'react-router'
import { subscribe } from '#contract/newsletter/calls.ts'
import { home as english } from '#web/words/en/home.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { ApiError, call } from '../api.ts'
import { NoticeLink } from '../privacy/notice-link.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast/toast.ts'
import type { OwnTitle } from './sections.ts'

/** Asks for an address; before JavaScript runs it is a plain form that leads to /newsletter. */
export function NewsletterForm({ title, lang }: OwnTitle) {
  const words = useWords('home', english).newsletter
  const { isBusy, sentTo, submit } = useSubscribing()
  return (
    <section aria-labelledby="newsletter" className="page py-10 md:py-14">
      <div className="border-y border-line py-12 text-center">
        <h2 id="newsletter" lang={lang} className="text-2xl">
          {title ?? words.title}
        </h2>
        <p className="mx-auto mt-2 max-w-xl text-soft">{words.text}</p>
        {/* noValidate: the browser's own bubble would hide the shop's words. */}
        <form
          action={useHref('/newsletter')}
          method="post"
          noValidate
          onSubmit={submit}
          className="mx-auto mt-6 flex max-w-lg flex-col gap-3 sm:flex-row"
        >
          <AddressField />
          <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? words.subscribing : words.subscribe}
          </Button>
        </form>
        <p className="mt-3">
          <NoticeLink purpose="newsletter" />
        </p>
        <p role="status" className="mt-1 min-h-6 text-sm text-leaf">
          {sentTo && words.sent(sentTo)}
        </p>
      </div>
    </section>
  )
}

function AddressField() {
  const words = useWords('home', english).newsletter
  return (
    <>
      <label htmlFor="newsletter-email" className="sr-only">
        {words.email}
      </label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={words.placeholder}
        className="input-box flex-1"
      />
    </>
  )
}

/** idle, submitting, then success and an empty field (spec §4). */
function useSubscribing() {
  const words = useWords('home', english).newsletter
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const invalid = () =>
    toast({ title: words.invalid, description: words.invalidText, tone: 'destructive' })
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const email = String(fields.get('email')).trim()
    if (!email.includes('@')) return invalid()
    setBusy(true)
    try {
      await call(subscribe, { email, language, website: String(fields.get('website')) })
      form.reset()
      setSentTo(email)
      const [description, more] = [words.thanksText, words.sent(email)]
      toast({ title: words.thanks, description, more, tone: 'success' })
    } catch (error) {
      if (error instanceof ApiError && error.fields['email']) return invalid()
      const description = error instanceof ApiError ? error.reason : words.failedText
      toast({ title: words.failed, description, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void send(event.currentTarget)
  }
  return { isBusy, sentTo, submit }
}
