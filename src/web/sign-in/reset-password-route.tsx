import { type ActionFunctionArgs, Link, type MetaArgs, useActionData } from 'react-router'
import { resetPassword } from '#contract/account-endpoints.ts'
import type { Said } from '#contract/customer.ts'
import { policy } from '#domain/policy.ts'
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
import { PasswordField } from './password-field.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useDeed } from './use-deed.ts'

const resetDeed = ({ register, link }: typeof signIn): Deed<Said> => ({
  check(form) {
    const password = textOf(form, 'password')
    return onlyWrong({
      token: tokenIn(textOf(form, 'token')) === '' && link.required,
      password: password.length < policy.password.minLength && register.passwordShort,
      confirmPassword: textOf(form, 'confirmPassword') !== password && register.passwordsDiffer,
    })
  },
  send: (send, form) =>
    callWith(send, resetPassword, {
      token: tokenIn(textOf(form, 'token')),
      password: textOf(form, 'password'),
    }),
})

export const action = (asked: ActionFunctionArgs) => answerForm(resetDeed(english), asked)

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = english.reset
  return headOf({ ...shopOf(matches), title, description, path: '/reset-password', isHidden: true })
}

export default function ResetPasswordRoute() {
  const words = useWords('signIn', english)
  const given = useActionData<Outcome<Said>>()
  const { form, refused, errors, isBusy, answer } = useDeed(resetDeed(words), { given })
  const { heading, text, saved, failed, submit, submitting } = words.reset
  if (answer) {
    return (
      <SignInFrame title={heading}>
        <FormDone title={saved}>{answer.message}</FormDone>
        <LinkButton to="/login" reloadDocument size="lg" isWide className="mt-6">
          {words.reset.login}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={heading}
      text={text}
      below={
        <Link to="/forgot-password" className="link">
          {words.reset.newLink}
        </Link>
      }
    >
      <form {...form} className="grid gap-5">
        {refused?.reason && <FormAlert title={failed}>{refused.reason}</FormAlert>}
        <LinkField words={words.link} error={errors['token']} />
        <PasswordField
          label={words.reset.password}
          hint={words.register.passwordHint}
          name="password"
          autoComplete="new-password"
          error={errors['password']}
        />
        <PasswordField
          label={words.reset.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
        <Button type="submit" size="lg" isWide isBusy={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
      </form>
    </SignInFrame>
  )
}
