import { resendConfirmation } from '#contract/accounts/calls.ts'
import type { Said } from '#contract/said.ts'
import { callWith } from '../api.ts'
import type { Deed } from '../sign-in/deed.ts'

export const resendDeed: Deed<Said> = { send: (send) => callWith(send, resendConfirmation, {}) }
