import {
  confirmSecondFactor,
  disableSecondFactor,
  enrolSecondFactor,
  renewRecoveryCodes,
} from '#contract/accounts/calls.ts'
import type { Enrolment, RecoveryCodes } from '#contract/accounts/types.ts'
import type { Said } from '#contract/said.ts'
import type { account } from '#web/words/en/account.ts'
import type { signIn } from '#web/words/en/sign-in.ts'
import { callWith } from '../../api.ts'
import { type Deed, onlyWrong, textOf } from '../../sign-in/deed.ts'
import { type QrPath, qrPathOf } from './qr-path.ts'

export type Begun = Enrolment & { qr: QrPath }
export type Words = { account: typeof account; signIn: typeof signIn }

/** What can be done about the second factor; a form names its deed in the field `deed`. */
export function twoStepDeeds(words: Words) {
  const passwordMissing = (form: FormData) =>
    textOf(form, 'password') === '' && words.signIn.login.passwordRequired
  const codeMissing = (form: FormData) =>
    textOf(form, 'code').trim() === '' && words.account.twoStep.codeRequired
  const both = (form: FormData) =>
    onlyWrong({ password: passwordMissing(form), code: codeMissing(form) })
  const proof = (form: FormData) => ({
    password: textOf(form, 'password'),
    code: textOf(form, 'code'),
  })
  return {
    begin: {
      check: (form) => onlyWrong({ password: passwordMissing(form) }),
      async send(send, form) {
        const begun = await callWith(send, enrolSecondFactor, {
          password: textOf(form, 'password'),
        })
        return { ...begun, qr: await qrPathOf(begun.address) }
      },
    } satisfies Deed<Begun>,
    confirm: {
      check: (form) => onlyWrong({ code: codeMissing(form) }),
      send: (send, form) => callWith(send, confirmSecondFactor, { code: textOf(form, 'code') }),
    } satisfies Deed<RecoveryCodes>,
    renew: {
      check: both,
      send: (send, form) => callWith(send, renewRecoveryCodes, proof(form)),
    } satisfies Deed<RecoveryCodes>,
    disable: {
      check: both,
      send: (send, form) => callWith(send, disableSecondFactor, proof(form)),
    } satisfies Deed<Said>,
  }
}
