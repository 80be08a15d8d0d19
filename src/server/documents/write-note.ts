import type { Paise } from '#domain/money.ts'
import { inWords } from '#domain/tax/amount-in-words.ts'
import type { Note, NoteRow } from '#domain/tax/credit-note.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { CreditedBill } from './credited-bill.ts'
import { type Terms, termsOf } from './parties.ts'
import type { DocumentRow, NewLine } from './queries.ts'
import { en } from './words/en.ts'
import { writeDocument } from './write-document.ts'

export type CreditInput = {
  /** Pieces that are back, by line of the order. */
  returned?: readonly { lineId: number; quantity: number }[] | undefined
  /** Taken off the price of a line for a defect. */
  reduced?: readonly { lineId: number; paise: Paise }[] | undefined
  /** Delivery and fee too: all that is left of them. */
  delivery?: boolean | undefined
  /** Printed on the note. */
  reason: string
  /** The return that brought the pieces: it has one note. */
  returnId?: number | undefined
}

export type IssuedBy = { userId: number | null; now: number }

type Of = {
  order: OrderRow
  /** What it takes off: of a refund voucher its receipt voucher. */
  invoice: DocumentRow
  bill: CreditedBill
  kind?: 'credit-note' | 'refund-voucher'
}

/** Writes a credit note (CGST Act, section 34) or a refund voucher: seller, buyer and place are those of its invoice, as they were frozen there. */
export function writeNote(tx: Query, of: Of, note: Note, input: CreditInput, by: IssuedBy) {
  const { order, invoice, bill } = of
  const rows = note.rows.map((row, at) => rowOf(bill, row, at + 1))
  const { place, supply, state_tax, section, buyer_gstin } = invoice
  const { seller, buyer, delivery, number: ofNumber, day: ofDay } = invoice
  // As its invoice said it.
  const { language, said, offer, giftCardPaise, storeCreditPaise } = JSON.parse(
    invoice.terms,
  ) as Terms
  const within = {
    ...(giftCardPaise && { giftCardPaise }),
    ...(storeCreditPaise && { storeCreditPaise }),
  }
  const made = {
    kind: of.kind ?? 'credit-note',
    of_document: invoice.id,
    return_id: input.returnId ?? null,
    ...{ place, supply, state_tax, section, buyer_gstin, seller, buyer, delivery },
    terms: {
      ...{ ...termsOf(order, within), ofNumber, ofDay, reason: input.reason },
      ...(language && { language }),
      ...(said && { said }),
      ...(offer && { offer }),
    },
    taxable_paise: note.taxablePaise,
    cgst_paise: note.cgstPaise,
    sgst_paise: note.sgstPaise,
    igst_paise: note.igstPaise,
    total_paise: note.totalPaise,
    discount_paise: rows.reduce((all, row) => all + row.discount_paise, 0),
    ...{ words: inWords(note.totalPaise), created_by: by.userId },
  }
  return writeDocument(tx, order, made, rows, by.now)
}

function rowOf({ lines }: CreditedBill, row: NoteRow, position: number): NewLine {
  const line = lines[row.row]
  if (!line) throw new Error('A note credits a row that its invoice has not.')
  const isReduced = line.quantity > 0 && row.quantity === 0
  const gross = row.quantity === 0 ? row.netPaise : line.unit_paise * row.quantity
  return {
    ...{ position, kind: row.kind, order_line_id: line.order_line_id, of_row: line.id },
    name: isReduced ? `${line.name} (${en.reduced})` : line.name,
    ...{ code: line.code, hsn: line.hsn, unit: line.unit, quantity: row.quantity },
    rate_bp: row.rateBp,
    unit_paise: row.quantity === 0 ? row.netPaise : line.unit_paise,
    gross_paise: gross,
    discount_paise: gross - row.netPaise,
    net_paise: row.netPaise,
    taxable_paise: row.taxablePaise,
    cgst_paise: row.cgstPaise,
    sgst_paise: row.sgstPaise,
    igst_paise: row.igstPaise,
  }
}
