import type * as calls from '#contract/documents/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { findOrder } from '../order-records/find-order.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { presentHead } from './present.ts'
import { printed, sendPdf } from './printed.ts'
import { documentsOfOrder } from './queries.ts'

export const documentHandlers: Handlers<typeof calls> = {
  async orderDocuments({ shop, input }) {
    const { id } = await findOrder(shop, input.token)
    return (await documentsOfOrder(shop.db.read, id)).map(presentHead)
  },
  async orderDocument({ shop, c, input }) {
    const { id } = await findOrder(shop, input.token)
    const all = await documentsOfOrder(shop.db.read, id)
    const document = all.find(({ number }) => number === input.number)
    if (!document) throw new ShopError('no-such-document')
    return sendPdf(c, document.number, await printed(shop, document), 'attachment')
  },
}
