import type * as calls from '#contract/documents/calls.ts'
import type { OrderDocument } from '#contract/documents/types.ts'
import { ShopError } from '#domain/errors.ts'
import { findOrder } from '../order-records/find-order.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { presentHead } from './present.ts'
import { asPage, printed, sendPage, sendPdf } from './printed.ts'
import { documentsOfOrder } from './queries.ts'

export const documentHandlers: Handlers<typeof calls> = {
  async orderDocuments({ shop, input }) {
    const { id } = await findOrder(shop, input.token)
    return (await documentsOfOrder(shop.db.read, id)).map(presentHead)
  },
  async orderDocument({ shop, c, input }) {
    const document = await documentOf(shop, input)
    return sendPdf(c, document.number, await printed(shop, document), 'attachment')
  },
  async orderDocumentPage({ shop, c, input }) {
    return sendPage(c, await asPage(shop, await documentOf(shop, input)))
  },
}

async function documentOf(shop: Shop, { token, number }: OrderDocument) {
  const { id } = await findOrder(shop, token)
  const all = await documentsOfOrder(shop.db.read, id)
  const document = all.find((one) => one.number === number)
  if (!document) throw new ShopError('no-such-document')
  return document
}
