import { deleteAccount } from '#contract/customers/calls.ts'
import type { Said } from '#contract/said.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../api.ts'
import { type Deed, onlyWrong, textOf } from '../sign-in/deed.ts'

/** The page that says so afterwards. */
export const goodbye = '/account/deleted'

export const deleteDeed = ({ login }: typeof signIn): Deed<Said> => ({
  check: (form) =>
    onlyWrong({ password: textOf(form, 'password') === '' && login.passwordRequired }),
  send: (send, form) => callWith(send, deleteAccount, { password: textOf(form, 'password') }),
})
