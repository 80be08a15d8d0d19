import { type ActionFunctionArgs, data, type MetaArgs, useActionData } from 'react-router'
import { subscribe } from '#contract/endpoints.ts'
import { newsletter as english } from '#web/words/en/newsletter.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError, callWith } from '../api.ts'
import { headOf } from '../head.ts'
import { doorContext } from '../loading.ts'
import { shopOf } from '../prepared.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from './notice.tsx'

type Outcome = { email: string; error?: string; isSent: boolean }

/** What the form of the home page does where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const website = String(form.get('website') ?? '')
  try {
    await callWith(context.get(doorContext).send, subscribe, { email, website })
    return data<Outcome>({ email, isSent: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const reason = error.fields['email'] ?? error.reason
    return data<Outcome>({ email, isSent: false, error: reason }, { status: error.status })
  }
}

export function meta({ matches }: MetaArgs) {
  const shop = shopOf(matches)
  return headOf({ ...shop, title: english.title, description: english.text, path: '/newsletter' })
}

export default function NewsletterRoute() {
  const words = useWords('newsletter', english)
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
      <form method="post" action="/newsletter" noValidate className="mt-6 grid gap-4 text-start">
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={outcome?.email}
          error={outcome?.error}
        />
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
        <Button type="submit">{words.subscribe}</Button>
      </form>
    </Notice>
  )
}
