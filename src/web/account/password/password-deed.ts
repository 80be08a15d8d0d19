import { changePassword } from '#contract/accounts/calls.ts'
import type { PasswordChanged } from '#contract/accounts/types.ts'
import { policy } from '#domain/policy.ts'
import type { account } from '#web/words/en/account.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../../api.ts'
import { type Deed, onlyWrong, textOf } from '../../sign-in/deed.ts'

/** The fewest characters; whether somebody works here, the server knows better than a form. */
export const shortestPassword = (isStaff: boolean) =>
  isStaff ? policy.password.adminMinLength : policy.password.minLength

type Words = { account: typeof account; signIn: typeof signIn }

export function passwordDeed(words: Words, isStaff = false): Deed<PasswordChanged> {
  const fewest = shortestPassword(isStaff)
  return {
    check(form) {
      const password = textOf(form, 'newPassword')
      const isOther = textOf(form, 'confirmPassword') !== password
      return onlyWrong({
        currentPassword:
          textOf(form, 'currentPassword') === '' && words.signIn.login.passwordRequired,
        newPassword: password.length < fewest && words.account.password.short(fewest),
        confirmPassword: isOther && words.signIn.register.passwordsDiffer,
      })
    },
    send: (send, form) =>
      callWith(send, changePassword, {
        currentPassword: textOf(form, 'currentPassword'),
        newPassword: textOf(form, 'newPassword'),
        ...(textOf(form, 'endsTokens') !== '' && { endsTokens: true }),
      }),
  }
}
