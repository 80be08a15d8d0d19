import type * as calls from '#contract/gift-cards/calls.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { openCard } from './open-card.ts'
import { presentBalance } from './present.ts'

export const giftCardHandlers: Handlers<typeof calls> = {
  async giftCardBalance({ shop, c, input }) {
    return presentBalance(await openCard(shop, input.code, c.get('address')), shop.now())
  },
}
