import { lastCreditDay } from '#domain/documents/retention.ts'
import { type Day, dayInIndia } from '#domain/india-day.ts'
import type { Credited } from '#domain/tax/credit-note.ts'
import type { Bill, BillRow } from '#domain/tax/sale.ts'
import type { Query } from '../platform/db/database.ts'
import { retentionOn } from '../tax/read-law.ts'
import { creditedOf } from './credit-queries.ts'
import { type DocumentLine, type DocumentRow, linesOfDocument } from './queries.ts'

/** An invoice as it was frozen, what notes have taken off its rows, and until when they may. */
export type CreditedBill = Pick<Bill, 'rows' | 'section'> & {
  lines: readonly DocumentLine[]
  credited: Credited[]
  lastDay: Day
  isTooLate: boolean
}

export async function readCreditedBill(
  db: Query,
  invoice: DocumentRow,
  now: number,
): Promise<CreditedBill> {
  const lines = await linesOfDocument(db, invoice.id)
  const today = dayInIndia(now)
  const lastDay = lastCreditDay(invoice.day, await retentionOn(db, today))
  return {
    rows: lines.map(billRow),
    section: invoice.section,
    lines,
    credited: await creditedOf(db, lines),
    ...{ lastDay, isTooLate: today > lastDay },
  }
}

/** A row of an invoice as the rules of notes read it: its line is its own place. */
const billRow = (line: DocumentLine, at: number): BillRow => ({
  ...{ kind: line.kind, line: line.kind === 'goods' ? at : null, hsn: line.hsn },
  ...{ quantity: line.quantity, rateBp: line.rate_bp },
  grossPaise: line.gross_paise,
  discountPaise: line.discount_paise,
  netPaise: line.net_paise,
  taxablePaise: line.taxable_paise,
  cgstPaise: line.cgst_paise,
  sgstPaise: line.sgst_paise,
  igstPaise: line.igst_paise,
})
