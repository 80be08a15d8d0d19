import type * as calls from '#contract/messages/calls.ts'
import { policy } from '#domain/policy.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { languageOfCall } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { takeMessage } from './take-message.ts'

const taken = `We have received your message and will reply within ${policy.supportReplyHours} hours.`

export const contactHandlers: Handlers<typeof calls> = {
  async sendMessage({ shop, input, c }) {
    // Whatever fills in the trap is told the same and goes away content.
    if (input.website) return { number: ticketNumber(0), message: taken }
    const network = networkOf(c.get('address'))
    const userId = c.get('person')?.id ?? null
    const from = { network, userId, language: languageOfCall(c) }
    return { number: ticketNumber(await takeMessage(shop, input, from)), message: taken }
  },
}
