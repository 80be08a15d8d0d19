import { register } from '#contract/accounts/calls.ts'
import type { User } from '#contract/accounts/types.ts'
import { looksLikeEmail } from '#domain/email.ts'
import { policy } from '#domain/policy.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../api.ts'
import { type Deed, onlyWrong, textOf } from './deed.ts'

/** Opening an account (spec §5 Register). */
export const registerDeed = (words: typeof signIn.register): Deed<User> => ({
  check(form) {
    const username = textOf(form, 'username').trim()
    const password = textOf(form, 'password')
    return onlyWrong({
      username: username.length < policy.username.minLength && words.usernameShort,
      email: !looksLikeEmail(textOf(form, 'email')) && words.emailInvalid,
      password: password.length < policy.password.minLength && words.passwordShort,
      confirmPassword: textOf(form, 'confirmPassword') !== password && words.passwordsDiffer,
      acceptTerms: !form.has('acceptTerms') && words.mustAccept,
    })
  },
  send: (send, form) =>
    callWith(send, register, {
      username: textOf(form, 'username'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      confirmPassword: textOf(form, 'confirmPassword'),
      acceptTerms: true,
    }),
})
