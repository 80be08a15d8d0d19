import * as adminCalls from '#contract/chats/admin-calls.ts'
import * as calls from '#contract/chats/calls.ts'
import { schemas } from '#contract/chats/schemas.ts'
import * as types from '#contract/chats/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { chatAdminHandlers } from './admin-routes.ts'
import { chatHandlers } from './routes.ts'

export const chats: NounModule = {
  title: 'WhatsApp orders',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...chatHandlers, ...chatAdminHandlers } },
  ),
  types: [types],
}
