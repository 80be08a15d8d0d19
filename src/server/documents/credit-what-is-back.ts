import { creditNote } from '#domain/tax/credit-note.ts'
import type { Query } from '../platform/db/database.ts'
import { addCredited, noteOfReturn } from './credit-queries.ts'
import { type CreditedBill, readCreditedBill } from './credited-bill.ts'
import { type DocumentRow, invoiceOf, lockOrder } from './queries.ts'
import { type CreditInput, type IssuedBy, writeNote } from './write-note.ts'

type Back = Omit<CreditInput, 'returned' | 'reduced'> & {
  /** Pieces by line of the order, as far as they are not credited yet; 'all' for every one that is not. */
  returned: readonly { lineId: number; quantity: number }[] | 'all'
}

export type Credit = { note: DocumentRow | null; isTooLate: boolean }

/**
 * Credits pieces that have come back, as far as no note has credited them: for what happens to an order, which no note may
 * hold up. There is no note where there is no invoice or nothing left of it, nor after the last day for notes; then the
 * amount comes off what the order is charged all the same.
 */
export async function creditWhatIsBack(
  tx: Query,
  orderId: number,
  back: Back,
  by: IssuedBy,
): Promise<Credit> {
  const order = await lockOrder(tx, orderId)
  const invoice = order && (await invoiceOf(tx, orderId))
  if (!order || !invoice) return { note: null, isTooLate: false }
  const known = back.returnId === undefined ? undefined : await noteOfReturn(tx, back.returnId)
  if (known) return { note: known, isTooLate: false }
  const bill = await readCreditedBill(tx, invoice, by.now)
  const { returned, delivery, reason, returnId } = back
  const step = { returned: piecesLeft(bill, returned), delivery }
  const made = creditNote(bill, bill.credited, step)
  if ('refused' in made) return { note: null, isTooLate: bill.isTooLate }
  // What was credited before without a note stands on none of its rows.
  const noted = bill.credited.reduce((all, { paise }) => all + paise, 0)
  const unnoted = returned === 'all' ? order.credited_paise - noted : 0
  const left = order.total_paise - order.credited_paise
  const credited = Math.min(left, made.note.totalPaise - unnoted)
  await addCredited(tx, orderId, credited)
  // What came off before, without a note, was told then.
  if (bill.isTooLate) return { note: null, isTooLate: credited > 0 }
  const input = { reason, returnId }
  return {
    note: await writeNote(tx, { order, invoice, bill }, made.note, input, by),
    isTooLate: false,
  }
}

/** Of each line what is back and not credited yet. */
function piecesLeft({ lines, credited }: CreditedBill, returned: Back['returned']) {
  return lines.flatMap((line, at) => {
    if (line.kind !== 'goods') return []
    const left = line.quantity - (credited[at]?.pieces ?? 0)
    const back = returned === 'all' ? left : (of(returned, line.order_line_id) ?? 0)
    const quantity = Math.min(left, back)
    return quantity > 0 ? [{ line: at, quantity }] : []
  })
}

const of = (returned: readonly { lineId: number; quantity: number }[], id: number | null) =>
  returned.find(({ lineId }) => lineId === id)?.quantity
