import type * as calls from '#contract/messages/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { policy } from '#domain/policy.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { languageOfCall } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { hashOf } from '../platform/secret.ts'
import { takeMessage } from './take-message.ts'
import { videoByLink } from './videos/queries.ts'

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
  async readVideo({ shop, input }) {
    const video = await videoByLink(shop.db.read, hashOf(input.token), shop.now())
    if (!video) throw new ShopError('video-over')
    const { type, ends_at, saree_slug: slug } = video
    return { type, endsAt: new Date(ends_at).toISOString(), slug }
  },
}
