import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { creditNote, type NoteRefusal } from '#domain/tax/credit-note.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { addCredited, cancelledInvoiceOf, noteOfReturn } from './credit-queries.ts'
import { type CreditedBill, readCreditedBill } from './credited-bill.ts'
import { type DocumentRow, invoiceOf, lockOrder } from './queries.ts'
import { refuseChanged } from './seal.ts'
import { type CreditInput, type IssuedBy, writeNote } from './write-note.ts'

/**
 * The credit note of an order's invoice, in the transaction of what causes it: it locks the order until that ends, takes the
 * next number of CN, and adds its total to `credited_paise` of the order. Asked again for the same return it answers the note
 * that is there. Refuses with a sentence what was not sold, what is nothing, a cancelled invoice, and a day that is too late.
 */
export async function issueCreditNote(
  tx: Query,
  orderId: number,
  input: CreditInput,
  by: IssuedBy,
): Promise<DocumentRow> {
  const { order, invoice } = await lockedInvoice(tx, orderId)
  const known = input.returnId === undefined ? undefined : await noteOfReturn(tx, input.returnId)
  if (known) return known
  const bill = await readCreditedBill(tx, invoice, by.now)
  await refuseChanged(tx, invoice, bill.lines)
  if (bill.isTooLate) {
    const { number } = invoice
    throw new ShopError(refusal('credit-note-too-late', { number, lastDay: bill.lastDay }))
  }
  const made = creditNote(bill, bill.credited, stepOf(bill, input))
  if ('refused' in made) throw refused(made.refused, bill, input, invoice)
  const note = await writeNote(tx, { order, invoice, bill }, made.note, input, by)
  await addCredited(tx, orderId, note.total_paise)
  return note
}

/** The order, locked, and the invoice that its notes belong to. */
async function lockedInvoice(
  tx: Query,
  orderId: number,
): Promise<{ order: OrderRow; invoice: DocumentRow }> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new ShopError('no-such-order')
  const invoice = await invoiceOf(tx, orderId)
  if (invoice) return { order, invoice }
  const cancelled = await cancelledInvoiceOf(tx, orderId)
  if (!cancelled) throw new ShopError('no-invoice-to-credit')
  throw new ShopError(refusal('invoice-cancelled', { number: cancelled.number }))
}

function stepOf({ lines }: CreditedBill, { returned = [], reduced = [], delivery }: CreditInput) {
  return {
    returned: returned.map(({ lineId, quantity }) => ({ line: placeOf(lines, lineId), quantity })),
    reduced: reduced.map(({ lineId, paise }) => ({ line: placeOf(lines, lineId), paise })),
    delivery,
  }
}

function placeOf(lines: CreditedBill['lines'], lineId: number): number {
  const place = lines.findIndex((line) => line.order_line_id === lineId)
  if (place < 0) throw new ShopError('not-on-the-invoice', { at: 'returned' })
  return place
}

/** Above what was sold: says of which saree, and what is left of it. */
function refused(why: NoteRefusal, bill: CreditedBill, input: CreditInput, { number }: Numbered) {
  if (why === 'nothing-to-credit') return new ShopError(refusal('nothing-to-credit', { number }))
  const left = leftOf(bill, input)
  if (!left) return new ShopError(refusal('more-than-is-left', { number }), { at: 'returned' })
  return new ShopError(refusal('more-than-line-has', { number, ...left }), { at: 'returned' })
}

type Numbered = Pick<DocumentRow, 'number'>

/** Of the first line of which more is asked than its invoice and the notes before have left. */
function leftOf({ lines, credited }: CreditedBill, { returned = [], reduced = [] }: CreditInput) {
  for (const [at, line] of lines.entries()) {
    const so = credited[at] ?? { pieces: 0, paise: 0 }
    const of = ({ lineId }: { lineId: number }) => lineId === line.order_line_id
    const pieces = returned.filter(of).reduce((all, { quantity }) => all + quantity, 0)
    const paise = reduced.filter(of).reduce((all, one) => all + one.paise, 0)
    const left = { pieces: line.quantity - so.pieces, leftPaise: line.net_paise - so.paise }
    const isOver = pieces > left.pieces || paise > left.leftPaise || (pieces > 0 && paise > 0)
    if (isOver) return { name: line.name, ...left }
  }
  return undefined
}
