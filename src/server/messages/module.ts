import * as adminCalls from '#contract/messages/admin-calls.ts'
import * as adminTypes from '#contract/messages/admin-types.ts'
import * as calls from '#contract/messages/calls.ts'
import { examples } from '#contract/messages/examples.ts'
import { schemas } from '#contract/messages/schemas.ts'
import * as types from '#contract/messages/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { ticketHandlers } from './admin-routes.ts'
import { messageAnswered } from './emails/message-answered.ts'
import { messageForShop } from './emails/message-for-shop.ts'
import { messageReceived } from './emails/message-received.ts'
import { contactHandlers } from './routes.ts'
import { sweepVideos } from './videos/sweep-videos.ts'

export const messages: NounModule = {
  title: 'Messages',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...contactHandlers, ...ticketHandlers } },
  ),
  types: [types, adminTypes],
  jobs: { 'sweep-videos': { jobHandler: sweepVideos, everyMs: 60 * 60_000 } },
  emails: [messageAnswered, messageForShop, messageReceived],
}
