import { login } from '#contract/accounts/calls.ts'
import type { User } from '#contract/accounts/types.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../api.ts'
import { type Deed, onlyWrong, textOf } from './deed.ts'

/** Signing in; the code is asked for only when the shop wants one (spec §5 Login). */
export const loginDeed = (words: typeof signIn.login): Deed<User> => ({
  check: (form) =>
    onlyWrong({
      username: textOf(form, 'username').trim() === '' && words.usernameRequired,
      password: textOf(form, 'password') === '' && words.passwordRequired,
      code: textOf(form, 'code').trim() === '' && form.has('code') && words.secondStep.codeRequired,
    }),
  send: (send, form) =>
    callWith(send, login, {
      username: textOf(form, 'username'),
      password: textOf(form, 'password'),
      rememberMe: form.has('rememberMe'),
      ...(form.has('code') && { code: textOf(form, 'code') }),
    }),
})
