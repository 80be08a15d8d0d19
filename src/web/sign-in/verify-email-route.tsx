import { type ActionFunctionArgs, Link, type MetaArgs, useActionData } from 'react-router'
import { confirmEmail } from '#contract/account-endpoints.ts'
import type { Said } from '#contract/customer.ts'
import { signIn as english, type signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { callWith } from '../api.ts'
import { headOf } from '../head.ts'
import { shopOf } from '../prepared.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { answerForm } from './answer-form.ts'
import { type Deed, type Outcome, onlyWrong, textOf } from './deed.ts'
import { FormAlert, FormDone } from './form-parts.tsx'
import { LinkField } from './link-field.tsx'
import { tokenIn } from './link-token.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useDeed } from './use-deed.ts'

/** Once its button is pressed: opening a link alone changes nothing. */
const verifyDeed = ({ link }: typeof signIn): Deed<Said> => ({
  check: (form) => onlyWrong({ token: tokenIn(textOf(form, 'token')) === '' && link.required }),
  send: (send, form) => callWith(send, confirmEmail, { token: tokenIn(textOf(form, 'token')) }),
})

export const action = (asked: ActionFunctionArgs) => answerForm(verifyDeed(english), asked)

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = english.verify
  return headOf({ ...shopOf(matches), title, description, path: '/verify-email', isHidden: true })
}

export default function VerifyEmailRoute() {
  const words = useWords('signIn', english)
  const given = useActionData<Outcome<Said>>()
  const { form, refused, errors, isBusy, answer } = useDeed(verifyDeed(words), { given })
  const { heading, text, done, failed, submit, submitting } = words.verify
  if (answer) {
    return (
      <SignInFrame title={heading}>
        <FormDone title={done}>{answer.message}</FormDone>
        <LinkButton to="/account" reloadDocument size="lg" isWide className="mt-6">
          {words.verify.wayOn}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={heading}
      text={text}
      below={
        <Link to="/account" className="link">
          {words.verify.newLink}
        </Link>
      }
    >
      <form {...form} className="grid gap-5">
        {refused?.reason && <FormAlert title={failed}>{refused.reason}</FormAlert>}
        <LinkField words={words.link} error={errors['token']} />
        <Button type="submit" size="lg" isWide isBusy={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
      </form>
    </SignInFrame>
  )
}
