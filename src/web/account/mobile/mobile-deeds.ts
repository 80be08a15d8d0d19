import { askOwnMobile, confirmMobile, removeMobile } from '#contract/accounts/calls.ts'
import { normaliseMobile } from '#domain/mobile.ts'
import type { account } from '#web/words/en/account.ts'
import { callWith } from '../../api.ts'
import { type Deed, onlyWrong, textOf } from '../../sign-in/deed.ts'

export const mobilePath = '/account/mobile'

export type OwnMobileAnswer =
  | { kind: 'sent'; mobile: string; ticket: string }
  | { kind: 'confirmed' }
  | { kind: 'removed' }

/** Asks for a code to a number, then confirms it: one form in two steps, told apart by the ticket of the first; or removes it. */
export const ownMobileDeed = (words: typeof account.mobile): Deed<OwnMobileAnswer> => ({
  check(form) {
    if (form.has('remove')) return {}
    if (form.has('ticket'))
      return onlyWrong({ code: textOf(form, 'code').trim() === '' && words.codeRequired })
    return onlyWrong({ mobile: normaliseMobile(textOf(form, 'mobile')) === null && words.invalid })
  },
  async send(send, form) {
    const mobile = textOf(form, 'mobile')
    if (form.has('remove')) {
      await callWith(send, removeMobile, {})
      return { kind: 'removed' }
    }
    if (form.has('ticket')) {
      const proof = { ticket: textOf(form, 'ticket'), code: textOf(form, 'code') }
      await callWith(send, confirmMobile, proof)
      return { kind: 'confirmed' }
    }
    const { ticket } = await callWith(send, askOwnMobile, {
      mobile,
      ...(form.has('password') && { password: textOf(form, 'password') }),
    })
    return { kind: 'sent', mobile, ticket }
  },
})
