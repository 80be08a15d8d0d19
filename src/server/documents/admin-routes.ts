import type * as calls from '#contract/documents/admin-calls.ts'
import type { CreditNoteForm, Document } from '#contract/documents/types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { actorOf, record } from '../audit/audit.ts'
import { findOrderById } from '../order-records/find-order.ts'
import { orderById } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { cancelDocument } from './cancel-document.ts'
import { noteShippingBill } from './exports/note-shipping-bill.ts'
import { billIn } from './exports/shipped-export.ts'
import { shippingBillOf } from './exports/shipping-bill-queries.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { documentPage } from './list-queries.ts'
import { presentDocument, presentListed } from './present.ts'
import { printed, sendPdf } from './printed.ts'
import { type DocumentRow, documentById, linesOfDocument, lockOrder } from './queries.ts'
import type { CreditInput } from './write-note.ts'

const pageSize = 50

export const documentAdminHandlers: Handlers<typeof calls> = {
  async listDocuments({ shop, input }) {
    const page = input.page ?? 1
    const { rows, total } = await documentPage(shop.db.read, input, page, pageSize)
    return { items: rows.map(presentListed), total, page, pages: pagesOf(total, pageSize) }
  },
  readDocument: async ({ shop, input }) => shown(shop, await found(shop, input.id)),
  async printDocument({ shop, c, input }) {
    const document = await found(shop, input.id)
    return sendPdf(c, document.number, await printed(shop, document))
  },
  async issueInvoice({ shop, c, input }) {
    const actor = actorOf(c)
    const now = shop.now()
    const document = await shop.db.write(async (tx) => {
      const order = await findOrderById(tx, input.id)
      if (!['packed', 'shipped', 'delivered'].includes(order.state))
        throw new ShopError('order-not-packed')
      const made = await issueInvoice(tx, order.id, { userId: actor.id, now })
      if (order.invoice_number === null)
        await record(tx, actor, now, changeOf(made, 'create', { number: made.number }))
      return made
    })
    return shown(shop, document)
  },
  async cancelDocument({ shop, c, input }) {
    const now = shop.now()
    const { id, reason } = input
    const document = await shop.db.write(async (tx) => {
      const before = await documentById(tx, id)
      const order = before?.order_id ? await orderById(tx, before.order_id) : undefined
      if (order && ['shipped', 'delivered', 'returned', 'refunded'].includes(order.state))
        throw new ShopError('credit-note-instead')
      const cancelled = await cancelDocument(tx, id, { reason, now })
      await record(tx, actorOf(c), now, changeOf(cancelled, 'update', { cancelled: reason }))
      return cancelled
    })
    return shown(shop, document)
  },
  async makeCreditNote({ shop, c, input }) {
    const actor = actorOf(c)
    const now = shop.now()
    const note = await shop.db.write(async (tx) => {
      await refuseUnseen(tx, input)
      const credit = creditInputOf(input)
      const made = await issueCreditNote(tx, input.id, credit, { userId: actor.id, now })
      const after = { number: made.number, order: input.id }
      await record(tx, actor, now, changeOf(made, 'create', after))
      return made
    })
    return shown(shop, note)
  },
  async noteShippingBill({ shop, c, input }) {
    const invoice = await shop.db.write((tx) => noteShippingBill(tx, input, actorOf(c), shop.now()))
    return shown(shop, invoice)
  },
}

const creditInputOf = ({
  returned,
  reduced = [],
  delivery,
  reason,
}: CreditNoteForm): CreditInput => ({
  ...{ returned, delivery, reason },
  reduced: reduced.map(({ lineId, amount }) => ({ lineId, paise: toPaise(amount) })),
})

/** Of two who see the same and credit it, the second one hears of it. */
async function refuseUnseen(tx: Query, { id, seenCredited }: CreditNoteForm) {
  const order = await lockOrder(tx, id)
  if (!order) throw new ShopError('no-such-order')
  if (seenCredited === undefined || toPaise(seenCredited) === order.credited_paise) return
  const current = { credited: toRupees(order.credited_paise) }
  throw new ShopError('credited-meanwhile', { current })
}

const changeOf = (row: DocumentRow, action: 'create' | 'update', after: object) => ({
  ...{ action, kind: 'document' as const, id: row.id, subject: row.number, after },
})

async function found(shop: Shop, id: number): Promise<DocumentRow> {
  const document = await documentById(shop.db.read, id)
  if (!document) throw new ShopError('no-such-document')
  return document
}

async function shown({ db }: Shop, document: DocumentRow): Promise<Document> {
  const bill = document.section === 'exp' && (await shippingBillOf(db.read, document.id))
  return presentDocument(document, {
    lines: await linesOfDocument(db.read, document.id),
    shippingBill: bill ? billIn(bill) : null,
  })
}
