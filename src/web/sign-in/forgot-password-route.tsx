import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { forgotPassword } from '#contract/accounts/calls.ts'
import type { Said } from '#contract/said.ts'
import { looksLikeEmail } from '#domain/email.ts'
import { Link } from '#web/ui/link.tsx'
import { signIn as english } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { callWith } from '../api.ts'
import { headOf } from '../head.ts'
import { wordsFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/forms/email-field.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { answerForm } from './answer-form.ts'
import { type Deed, type Outcome, onlyWrong, textOf } from './deed.ts'
import { FormDone } from './form-done.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useDeed } from './use-deed.ts'

const forgotDeed = (invalid: string): Deed<Said> => ({
  check: (form) => onlyWrong({ email: !looksLikeEmail(textOf(form, 'email')) && invalid }),
  send: (send, form) => callWith(send, forgotPassword, { email: textOf(form, 'email') }),
})

export const action = (asked: ActionFunctionArgs) =>
  answerForm(forgotDeed(wordsFor(asked.context, 'signIn', english).register.emailInvalid), asked)

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'signIn', english).forgot
  const path = '/forgot-password'
  return headOf({ ...shopOf(matches), title, description, path, isHidden: true })
}

export default function ForgotPasswordRoute() {
  const words = useWords('signIn', english)
  const given = useActionData<Outcome<Said>>()
  const deed = useDeed(forgotDeed(words.register.emailInvalid), { given })
  const { form, refused, errors, typed, isBusy, answer } = deed
  const { heading, text, email, submit, submitting, failed } = words.forgot
  return (
    <SignInFrame
      title={heading}
      text={answer ? '' : text}
      below={
        <Link to="/login" className="link reachable">
          {words.forgot.back}
        </Link>
      }
    >
      {answer ? (
        <Sent />
      ) : (
        <form {...form} className="grid gap-5">
          <RefusedNote title={failed} refused={refused} />
          <EmailField label={email} defaultValue={typed['email']} error={errors['email']} />
          <Button type="submit" size="lg" isWide isBusy={isBusy}>
            {isBusy ? submitting : submit}
          </Button>
        </form>
      )}
    </SignInFrame>
  )
}

function Sent() {
  const words = useWords('signIn', english).forgot
  return (
    <>
      <FormDone title={words.sent}>
        <p>{words.mayCome}</p>
        <p className="mt-2 text-soft">{words.spam}</p>
      </FormDone>
      <Link to="/forgot-password" isDocument className="link mt-5 reachable py-1">
        {words.again}
      </Link>
    </>
  )
}
