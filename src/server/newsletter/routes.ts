import type * as calls from '#contract/newsletter/calls.ts'
import { networkOf } from '../platform/http/client-address.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscription.ts'

export const newsletterHandlers: Handlers<typeof calls> = {
  async subscribe({ shop, input, c }) {
    // Whatever fills in the trap is told the same and goes away content.
    if (!input.website) await subscribe(shop, input, networkOf(c.get('address')))
    return { message: `Please confirm with the link that we have sent to ${input.email}.` }
  },
  async confirmSubscription({ shop, input }) {
    await confirmSubscription(shop, input.token)
    return { message: 'Your address is confirmed.' }
  },
  async unsubscribe({ shop, input }) {
    await unsubscribe(shop, input.token)
    return { message: 'You will not hear from us again.' }
  },
}
