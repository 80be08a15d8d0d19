import { dayInIndia } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { type AdvanceRow, advanceRows } from '#domain/tax/advance.ts'
import { inWords } from '#domain/tax/amount-in-words.ts'
import { billOf } from '#domain/tax/bill.ts'
import type { Bill } from '#domain/tax/sale.ts'
import { sumHeads } from '#domain/tax/tax-heads.ts'
import { type LineRow, linesOf } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { currentProfile } from '../settings/documents.ts'
import { readLaw, settingsOn } from '../tax/read-law.ts'
import { saleOfOrder } from './issue-invoice.ts'
import { buyerBlock, paidWithin, saidTerms, sellerBlock, termsOf } from './parties.ts'
import { type DocumentRow, invoiceOf, lockOrder, type NewLine } from './queries.ts'
import { writeDocument } from './write-document.ts'
import type { IssuedBy } from './write-note.ts'

/**
 * The receipt voucher for money that came before its goods left (CGST Act, section 31(3)(d)), in the transaction that takes it
 * in. A seller who is not registered makes none, and there is none once an invoice is there.
 */
export async function issueReceiptVoucher(
  tx: Query,
  orderId: number,
  paise: Paise,
  by: IssuedBy,
): Promise<DocumentRow | null> {
  const day = dayInIndia(by.now)
  const settings = await settingsOn(tx, day)
  if (!settings || settings.registration === 'unregistered' || paise === 0) return null
  const order = await lockOrder(tx, orderId)
  if (!order || (await invoiceOf(tx, orderId))) return null
  const lines = await linesOf(tx, [orderId])
  const bill = billOf(await saleOfOrder(tx, order, lines, day), await readLaw(tx))
  // Whoever may not sell to this place has the money all the same; the dispatch is what is refused.
  if ('refused' in bill) return null
  const rows = advanceRows(bill, paise)
  const made = {
    kind: 'receipt-voucher' as const,
    ...headsOf(bill, rows, paise),
    buyer_gstin: order.buyer_gstin,
    seller: JSON.stringify(sellerBlock(settings, await currentProfile({ read: tx }))),
    buyer: JSON.stringify(buyerBlock(order)),
    delivery: order.address,
    terms: {
      ...{ ...termsOf(order, await paidWithin(tx, order)), ...noteOn(bill) },
      ...(await saidTerms(tx, order, lines)),
    },
    created_by: by.userId,
  }
  return writeDocument(tx, order, made, linesIn(rows, lines), by.now)
}

function headsOf(bill: Bill, rows: readonly AdvanceRow[], paise: Paise) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = sumHeads(rows)
  return {
    ...{ place: bill.place || null, supply: bill.supply, state_tax: bill.stateTax, section: null },
    ...{ taxable_paise: taxablePaise, cgst_paise: cgstPaise },
    ...{ sgst_paise: sgstPaise, igst_paise: igstPaise },
    ...{ total_paise: paise, discount_paise: 0, words: inWords(paise) },
  }
}

const noteOn = ({ kind }: Bill) =>
  kind === 'bill-of-supply'
    ? { note: 'Composition taxable person, not eligible to collect tax on supplies' }
    : {}

const alongNames = { goods: '', delivery: 'Delivery', fee: 'Fee for the way of payment' } as const

const linesIn = (rows: readonly AdvanceRow[], lines: readonly LineRow[]): NewLine[] =>
  rows.map((row, at) => {
    const line = row.line === null ? undefined : lines[row.line]
    const pieces = line && line.quantity > 1 ? `, ${line.quantity} pieces` : ''
    return {
      ...{ position: at + 1, kind: row.kind, order_line_id: line?.id ?? null },
      name: line ? `${line.name}${pieces}` : alongNames[row.kind],
      code: line?.code ?? '',
      ...{ hsn: row.hsn, unit: 'NOS', quantity: 0, rate_bp: row.rateBp },
      ...{ unit_paise: row.netPaise, gross_paise: row.netPaise, discount_paise: 0 },
      ...{ net_paise: row.netPaise, taxable_paise: row.taxablePaise },
      ...{ cgst_paise: row.cgstPaise, sgst_paise: row.sgstPaise, igst_paise: row.igstPaise },
    }
  })
