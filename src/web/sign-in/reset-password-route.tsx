import type { ActionFunctionArgs, MetaArgs } from 'react-router'
import { resetPassword } from '#contract/accounts/calls.ts'
import type { PasswordChanged } from '#contract/accounts/types.ts'
import { policy } from '#domain/policy.ts'
import { signIn as english, type signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { callWith } from '../api.ts'
import { headOf } from '../head.ts'
import { wordsFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { answerForm } from './answer-form.ts'
import { type Deed, onlyWrong, textOf } from './deed.ts'
import { EmailLinkForm } from './email-link-form.tsx'
import { tokenIn } from './link-token.ts'
import { PasswordField } from './password-field.tsx'

const resetDeed = ({ register, link }: typeof signIn): Deed<PasswordChanged> => ({
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

export const action = (asked: ActionFunctionArgs) =>
  answerForm(resetDeed(wordsFor(asked.context, 'signIn', english)), asked)

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'signIn', english).reset
  return headOf({ ...shopOf(matches), title, description, path: '/reset-password', isHidden: true })
}

export default function ResetPasswordRoute() {
  const words = useWords('signIn', english)
  return (
    <EmailLinkForm
      deed={resetDeed(words)}
      words={{ ...words.reset, done: words.reset.saved, wayOn: words.reset.login }}
      wayOn="/login"
      newLinkAt="/forgot-password"
      doneText={({ endedTokens }) => (
        <>
          <p>{words.reset.savedText}</p>
          {endedTokens !== undefined && <p>{words.reset.tokensEnded(endedTokens)}</p>}
        </>
      )}
    >
      {(errors) => (
        <>
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
        </>
      )}
    </EmailLinkForm>
  )
}
