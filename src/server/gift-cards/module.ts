import * as adminCalls from '#contract/gift-cards/admin-calls.ts'
import * as adminTypes from '#contract/gift-cards/admin-types.ts'
import * as calls from '#contract/gift-cards/calls.ts'
import { schemas } from '#contract/gift-cards/schemas.ts'
import * as types from '#contract/gift-cards/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { giftCardAdminHandlers } from './admin-routes.ts'
import { giftCardSent } from './emails/gift-card-sent.ts'
import { giftCardHandlers } from './routes.ts'
import { sendGiftCard } from './send-card.ts'

export const giftCards: NounModule = {
  title: 'Gift cards',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...giftCardHandlers, ...giftCardAdminHandlers } },
  ),
  types: [types, adminTypes],
  jobs: { 'send-gift-card': { jobHandler: sendGiftCard } },
  emails: [giftCardSent],
}
