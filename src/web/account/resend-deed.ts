import { resendConfirmation } from '#contract/account-endpoints.ts'
import type { Said } from '#contract/customers/types.ts'
import { callWith } from '../api.ts'
import type { Deed } from '../sign-in/deed.ts'

export const resendDeed: Deed<Said> = { send: (send) => callWith(send, resendConfirmation, {}) }
