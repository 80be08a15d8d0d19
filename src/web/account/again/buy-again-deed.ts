import { buyAgain } from '#contract/orders/calls.ts'
import type { BoughtAgain } from '#contract/orders/part-types.ts'
import { callWith } from '../../api.ts'
import { type Deed, textOf } from '../../sign-in/deed.ts'

/** Puts what can still be had of an order into the cart. */
export const buyAgainDeed: Deed<BoughtAgain> = {
  send: (send, form) => callWith(send, buyAgain, { token: textOf(form, 'order') }),
}
