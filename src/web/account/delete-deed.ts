import { deleteAccount } from '#contract/accounts/calls.ts'
import type { Deleted } from '#contract/accounts/kept-types.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../api.ts'
import { type Deed, onlyWrong, textOf } from '../sign-in/deed.ts'
import { keptIn } from './kept-address.ts'

/** The page that says so afterwards. */
export const goodbye = '/account/deleted'

/** The same, with what stays. */
export const goodbyeWith = ({ kept }: Deleted) =>
  kept.length > 0 ? `${goodbye}?kept=${keptIn(kept)}` : goodbye

export const deleteDeed = ({ login }: typeof signIn): Deed<Deleted> => ({
  check: (form) =>
    onlyWrong({ password: textOf(form, 'password') === '' && login.passwordRequired }),
  send: (send, form) => callWith(send, deleteAccount, { password: textOf(form, 'password') }),
})
