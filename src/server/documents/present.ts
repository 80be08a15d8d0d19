import type { Document, ListedDocument } from '#contract/documents/types.ts'
import type { DocumentHead, ShippingBill } from '#contract/orders/part-types.ts'
import { toRupees } from '#domain/money.ts'
import type { Buyer, Terms } from './parties.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'

export const presentHead = (row: DocumentRow): DocumentHead => ({
  ...{ id: row.id, number: row.number, kind: row.kind, day: row.day },
  total: toRupees(row.total_paise),
  isCancelled: row.cancelled_at !== null,
})

export function presentListed(row: DocumentRow): ListedDocument {
  const buyer = JSON.parse(row.buyer) as Partial<Buyer>
  return {
    ...presentHead(row),
    orderId: row.order_id,
    orderNumber: (JSON.parse(row.terms) as Terms).orderNumber,
    buyer: buyer.legalName ?? buyer.name ?? '',
    ...{ buyerGstin: row.buyer_gstin, place: row.place, returnPeriod: row.return_period },
    taxable: toRupees(row.taxable_paise),
    tax: toRupees(row.cgst_paise + row.sgst_paise + row.igst_paise),
  }
}

/** What belongs to a document. */
type Parts = { lines: readonly DocumentLine[]; shippingBill: ShippingBill | null }

export const presentDocument = (row: DocumentRow, { lines, shippingBill }: Parts): Document => ({
  ...presentListed(row),
  ...headsOf(row),
  ...{ supply: row.supply, stateTax: row.state_tax, section: row.section, words: row.words },
  ...{ cancelReason: row.cancel_reason, keepUntil: row.keep_until },
  discount: toRupees(row.discount_paise),
  shippingBill,
  rows: lines.map(presentLine),
})

type Heads = Pick<DocumentRow, 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise'>

const headsOf = (of: Heads) => ({
  taxable: toRupees(of.taxable_paise),
  cgst: toRupees(of.cgst_paise),
  sgst: toRupees(of.sgst_paise),
  igst: toRupees(of.igst_paise),
})

const presentLine = (line: DocumentLine): Document['rows'][number] => ({
  ...{ id: line.id, kind: line.kind, name: line.name, code: line.code, hsn: line.hsn },
  ...{ unit: line.unit, quantity: line.quantity },
  rate: line.rate_bp === null ? null : line.rate_bp / 100,
  unitPrice: toRupees(line.unit_paise),
  gross: toRupees(line.gross_paise),
  discount: toRupees(line.discount_paise),
  net: toRupees(line.net_paise),
  ...headsOf(line),
})
