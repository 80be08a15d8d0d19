import { askMobileCode, signInByMobile } from '#contract/accounts/calls.ts'
import type { User } from '#contract/accounts/types.ts'
import { normaliseMobile } from '#domain/mobile.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../../api.ts'
import { type Deed, onlyWrong, textOf } from '../deed.ts'

/** A code is on its way if the number is confirmed, to be used with the ticket; or it was right. */
export type MobileAnswer =
  | { kind: 'sent'; mobile: string; ticket: string }
  | { kind: 'in'; user: User }

/** Asks for a code by text message, then signs in with it: one form in two steps, told apart by the ticket of the first. */
export const mobileDeed = (words: typeof signIn): Deed<MobileAnswer> => ({
  check: (form) =>
    form.has('ticket')
      ? onlyWrong({ code: textOf(form, 'code').trim() === '' && words.byCode.codeRequired })
      : onlyWrong({
          mobile: normaliseMobile(textOf(form, 'mobile')) === null && words.byMobile.invalid,
        }),
  async send(send, form) {
    const mobile = textOf(form, 'mobile')
    if (!form.has('ticket')) {
      const { ticket } = await callWith(send, askMobileCode, { mobile })
      return { kind: 'sent', mobile, ticket }
    }
    const user = await callWith(send, signInByMobile, {
      ticket: textOf(form, 'ticket'),
      code: textOf(form, 'code'),
      rememberMe: form.has('rememberMe'),
    })
    return { kind: 'in', user }
  },
})
