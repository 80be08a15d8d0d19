import { askSignInCode, signInByCode } from '#contract/accounts/calls.ts'
import type { User } from '#contract/accounts/types.ts'
import { looksLikeEmail } from '#domain/email.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../../api.ts'
import { type Deed, onlyWrong, textOf } from '../deed.ts'

/** The code is on its way, to be used with the ticket; or it was right. */
export type CodeAnswer =
  | { kind: 'sent'; email: string; ticket: string }
  | { kind: 'in'; user: User }

/** Asks for a code, then signs in with it: one form in two steps, told apart by the ticket of the first. */
export const codeDeed = (words: typeof signIn): Deed<CodeAnswer> => ({
  check: (form) =>
    form.has('ticket')
      ? onlyWrong({ code: textOf(form, 'code').trim() === '' && words.byCode.codeRequired })
      : onlyWrong({
          email: !looksLikeEmail(textOf(form, 'email')) && words.register.emailInvalid,
        }),
  async send(send, form) {
    const email = textOf(form, 'email')
    if (!form.has('ticket')) {
      const { ticket } = await callWith(send, askSignInCode, { email })
      return { kind: 'sent', email, ticket }
    }
    const user = await callWith(send, signInByCode, {
      ticket: textOf(form, 'ticket'),
      code: textOf(form, 'code'),
      rememberMe: form.has('rememberMe'),
    })
    return { kind: 'in', user }
  },
})
