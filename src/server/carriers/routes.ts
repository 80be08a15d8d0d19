import type * as calls from '#contract/carriers/calls.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { hearMessage } from './hear-news.ts'

export const carrierHandlers: Handlers<typeof calls> = {
  async carrierEvent({ shop, c }) {
    const body = await c.req.text()
    return { message: await hearMessage(shop, { body, header: (name) => c.req.header(name) }) }
  },
}
