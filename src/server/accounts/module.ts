import * as calls from '#contract/accounts/calls.ts'
import { examples } from '#contract/accounts/examples.ts'
import * as keptTypes from '#contract/accounts/kept-types.ts'
import * as mobileTypes from '#contract/accounts/mobile-types.ts'
import * as passkeyTypes from '#contract/accounts/passkey-types.ts'
import { schemas } from '#contract/accounts/schemas.ts'
import * as types from '#contract/accounts/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { accountChanged } from './emails/account-changed.ts'
import { emailToConfirm } from './emails/change-email.ts'
import { welcome } from './emails/confirm-email.ts'
import { passwordToReset } from './emails/reset-password.ts'
import { signInCodeEmail } from './emails/sign-in-code.ts'
import { mobileCodeText } from './mobiles/mobile-code.ts'
import { beginReset } from './passwords/reset-password.ts'
import { accountHandlers } from './routes.ts'
import { sweepAccounts } from './sweep.ts'

export const accounts: NounModule = {
  title: 'Accounts',
  calls: callsOf(calls, { schemas, examples, answers: accountHandlers }),
  types: [types, keptTypes, mobileTypes, passkeyTypes],
  jobs: {
    'begin-reset': { jobHandler: beginReset },
    'sweep-accounts': { jobHandler: sweepAccounts, everyMs: 60 * 60_000 },
  },
  emails: [accountChanged, emailToConfirm, passwordToReset, signInCodeEmail, welcome],
  texts: [mobileCodeText],
}
