import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { changeEmail } from '#contract/accounts/calls.ts'
import type { Said } from '#contract/said.ts'
import { looksLikeEmail } from '#domain/email.ts'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { callWith } from '../api.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { type Deed, type Outcome, onlyWrong, textOf } from '../sign-in/deed.ts'
import { FormDone } from '../sign-in/form-done.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/forms/email-field.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { loadersOf, useAccount } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountHead } from './account-head.ts'
import { answerOwnForm } from './answer-own-form.ts'
import { CodeField } from './two-step/code-field.tsx'
import { useOwnDeed } from './use-own-deed.ts'

const path = '/account/email'
const loaders = loadersOf(path)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

const emailDeed = ({ register, login }: typeof signIn): Deed<Said> => ({
  check: (form) =>
    onlyWrong({
      email: !looksLikeEmail(textOf(form, 'email')) && register.emailInvalid,
      password: textOf(form, 'password') === '' && login.passwordRequired,
    }),
  send: (send, form) =>
    callWith(send, changeEmail, {
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      ...(textOf(form, 'code') !== '' && { code: textOf(form, 'code') }),
    }),
})

export const action = (asked: ActionFunctionArgs) => answerOwnForm(emailDeed(signIn), asked)

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.email.title, path)

export default function EmailRoute() {
  const words = useWords('account', english).email
  return (
    <PreparedPage>
      <AccountFrame title={words.title} text={words.text}>
        <EmailForm />
      </AccountFrame>
    </PreparedPage>
  )
}

function EmailForm() {
  const words = useWords('account', english).email
  const given = useActionData<Outcome<Said>>()
  const deed = useOwnDeed(emailDeed(useWords('signIn', signIn)), { given })
  const { form, refused, errors, typed, answer, isBusy } = deed
  const person = useAccount()
  if (answer) return <FormDone title={words.sent}>{words.open}</FormDone>
  return (
    <form {...form} className="grid max-w-md gap-5">
      <RefusedNote title={words.failed} refused={refused} />
      <p className="break-words">
        {words.now} <strong className="font-medium">{person?.email}</strong>.
      </p>
      <EmailField label={words.email} defaultValue={typed['email']} error={errors['email']} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      {person?.hasSecondFactor && <CodeField error={errors['code']} />}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
