import { type ActionFunctionArgs, data, type MetaArgs, useActionData, useHref } from 'react-router'
import { subscribe } from '#contract/newsletter/calls.ts'
import { newsletter as english } from '#web/words/en/newsletter.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError, callWith } from '../api.ts'
import { headOf } from '../head.ts'
import { renderContext } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { NoticeLink } from '../privacy/notice-link.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/forms/email-field.tsx'
import { Notice } from './notice.tsx'

type Outcome = { email: string; error?: string; isSent: boolean }

/** What the form of the home page does where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const website = String(form.get('website') ?? '')
  try {
    const { send, language } = context.get(renderContext)
    await callWith(send, subscribe, { email, website, language })
    return data<Outcome>({ email, isSent: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const reason = error.fields['email'] ?? error.reason
    return data<Outcome>({ email, isSent: false, error: reason }, { status: error.status })
  }
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'newsletter', english)
  return headOf({ ...shopOf(matches), title, description, path: '/newsletter' })
}

export default function NewsletterRoute() {
  const words = useWords('newsletter', english)
  const address = useHref('/newsletter')
  const outcome = useActionData<Outcome>()
  if (outcome?.isSent) {
    return (
      <Notice title={words.thanks} text={words.sent(outcome.email)} wayOn={words.shop}>
        <p className="mt-3 text-soft">{words.thanksText}</p>
      </Notice>
    )
  }
  return (
    <Notice title={outcome?.error ? words.invalid : words.title} text={words.text}>
      <form method="post" action={address} noValidate className="mt-6 grid gap-4 text-start">
        <EmailField label={words.email} defaultValue={outcome?.email} error={outcome?.error} />
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
        <Button type="submit">{words.subscribe}</Button>
        <NoticeLink purpose="newsletter" />
      </form>
    </Notice>
  )
}
