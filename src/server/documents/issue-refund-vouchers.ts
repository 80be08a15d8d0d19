import type { Paise } from '#domain/money.ts'
import { creditNote } from '#domain/tax/credit-note.ts'
import { spread } from '#domain/tax/spread.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { openVouchersOf } from './credit-queries.ts'
import { type CreditedBill, readCreditedBill } from './credited-bill.ts'
import { type DocumentRow, lockOrder } from './queries.ts'
import { type IssuedBy, writeNote } from './write-note.ts'

type Back = { paise: Paise; reason: string }

/**
 * The refund vouchers of an advance that goes back (CGST Act, section 31(3)(e)), in the transaction that knows it has gone: each
 * names its receipt voucher, the oldest first, and never passes it. None where no receipt voucher was made.
 */
export async function issueRefundVouchers(
  tx: Query,
  orderId: number,
  { paise, reason }: Back,
  by: IssuedBy,
): Promise<DocumentRow[]> {
  const order = await lockOrder(tx, orderId)
  const made: DocumentRow[] = []
  let left = paise
  for (const { voucher, openPaise } of order ? await openVouchersOf(tx, orderId) : []) {
    const share = Math.min(left, openPaise)
    if (!order || share === 0) continue
    made.push(await issueOne(tx, { order, invoice: voucher }, { paise: share, reason }, by))
    left -= share
  }
  return made
}

async function issueOne(
  tx: Query,
  of: { order: OrderRow; invoice: DocumentRow },
  { paise, reason }: Back,
  by: IssuedBy,
) {
  const read = await readCreditedBill(tx, of.invoice, by.now)
  // A voucher goes back by its amounts: each row of it, delivery too, like the price of a line.
  const bill = { ...read, rows: read.rows.map((row, at) => ({ ...row, line: at })) }
  const made = creditNote(bill, bill.credited, { reduced: sharesOf(read, paise) })
  if ('refused' in made) throw new Error(`${of.invoice.number} does not add up.`)
  return writeNote(tx, { ...of, bill, kind: 'refund-voucher' }, made.note, { reason }, by)
}

/** The amount over the rows by what is left of them. */
function sharesOf({ rows, credited }: CreditedBill, paise: Paise) {
  const left = rows.map((row, at) => row.netPaise - (credited[at]?.paise ?? 0))
  return spread(paise, left).map((share, line) => ({ line, paise: share }))
}
