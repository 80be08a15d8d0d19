import type { Day } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import type { Bill, Section, TaxHeads } from '#domain/tax/sale.ts'
import type { ShippingBill } from '#domain/tax/shipping-bill.ts'

export type DocumentType = 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher'

export type TaxDocumentRow = TaxHeads & {
  kind: 'goods' | 'delivery' | 'fee'
  hsn: string
  quantity: number
  rateBp: number | null
}

/** A paper as returns read it: what was frozen when it was made. */
export type TaxDocument = TaxHeads & {
  type: DocumentType
  number: string
  on: Day
  isCancelled: boolean
  /** The buyer's; null of consumers. */
  gstin: string | null
  place: string
  supply: Bill['supply']
  /** Of a note, that of its invoice. */
  section: Section | null
  totalPaise: Paise
  /** Of an export whose shipping bill is known. */
  shippingBill?: ShippingBill | null
  rows: readonly TaxDocumentRow[]
}

/** Notes take away what invoices brought; vouchers bring nothing. */
export const signOf = ({ type }: TaxDocument) => (type === 'credit-note' ? -1 : 1)

/** True of what stands in the tables of a return. */
export const isReported = ({ type, isCancelled, section }: TaxDocument) =>
  !isCancelled && section !== null && (type === 'invoice' || type === 'credit-note')
