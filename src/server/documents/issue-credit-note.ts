import { conflict, invalid, notFound } from '#domain/errors.ts'
import { creditNote, type NoteRefusal } from '#domain/tax/credit-note.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { addCredited, cancelledInvoiceOf, noteOfReturn } from './credit-queries.ts'
import { type CreditedBill, readCreditedBill } from './credited-bill.ts'
import { type DocumentRow, invoiceOf, lockOrder } from './queries.ts'
import { type CreditWish, type IssuedBy, writeNote } from './write-note.ts'

/**
 * The credit note of an order's invoice, in the transaction of what causes it: it locks the order until that ends, takes the
 * next number of CN, and adds its total to `credited_paise` of the order. Asked again for the same return it answers the note
 * that is there. Refuses with a sentence what was not sold, what is nothing, a cancelled invoice, and a day that is too late.
 */
export async function issueCreditNote(
  tx: Query,
  orderId: number,
  wish: CreditWish,
  by: IssuedBy,
): Promise<DocumentRow> {
  const { order, invoice } = await lockedInvoice(tx, orderId)
  const known = wish.returnId === undefined ? undefined : await noteOfReturn(tx, wish.returnId)
  if (known) return known
  const bill = await readCreditedBill(tx, invoice, by.now)
  if (bill.isTooLate) {
    const last = `A credit note for ${invoice.number} could be made until ${bill.lastDay}.`
    throw conflict(`${last} Money can still go back as goodwill.`)
  }
  const made = creditNote(bill, bill.credited, stepOf(bill, wish))
  if ('refused' in made) throw refusals[made.refused](invoice.number)
  const note = await writeNote(tx, { order, invoice, bill }, made.note, wish, by)
  await addCredited(tx, orderId, note.total_paise)
  return note
}

/** The order, locked, and the invoice that its notes belong to. */
async function lockedInvoice(
  tx: Query,
  orderId: number,
): Promise<{ order: OrderRow; invoice: DocumentRow }> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound('This order does not exist.')
  const invoice = await invoiceOf(tx, orderId)
  if (invoice) return { order, invoice }
  const cancelled = await cancelledInvoiceOf(tx, orderId)
  throw conflict(
    cancelled
      ? `${cancelled.number} is cancelled: there is nothing to credit.`
      : 'There is no invoice yet that a credit note could belong to.',
  )
}

function stepOf({ lines }: CreditedBill, { returned = [], reduced = [], delivery }: CreditWish) {
  return {
    returned: returned.map(({ lineId, quantity }) => ({ line: placeOf(lines, lineId), quantity })),
    reduced: reduced.map(({ lineId, paise }) => ({ line: placeOf(lines, lineId), paise })),
    delivery,
  }
}

function placeOf(lines: CreditedBill['lines'], lineId: number): number {
  const place = lines.findIndex((line) => line.order_line_id === lineId)
  const words = 'Only what stands on the invoice can be credited.'
  if (place < 0) throw invalid(words, { returned: words })
  return place
}

const refusals: Record<NoteRefusal, (number: string) => Error> = {
  'more-than-sold': (number) =>
    conflict(`This is more than is left of ${number} after its credit notes.`),
  'nothing-to-credit': (number) => conflict(`There is nothing to credit of ${number} in this.`),
}
