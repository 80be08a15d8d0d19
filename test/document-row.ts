import type { Buyer, Seller, Terms } from '#server/documents/parties.ts'
import type { DocumentLine, DocumentRow } from '#server/documents/queries.ts'

const seller: Seller = {
  ...{ registration: 'regular', legalName: 'Pallu Sarees Pvt Ltd', tradeName: 'Pallu' },
  ...{ gstin: '33AABCP1234A1Z5', address: '12 Mada Street, Chennai', stateCode: '33' },
  ...{ phone: '+91 44 2499 0000', email: 'hello@pallu.example', signatory: 'R. Iyer' },
}
const buyer: Buyer = { name: 'Meena Raman', mobile: '9840012345', email: 'meena@example.in' }
export const delivery = {
  ...{ fullName: 'Asha Iyer', line1: '7 Car Street', line2: 'Near the tank', city: 'Madurai' },
  ...{ pin: '625001', state: 'Tamil Nadu' },
}
const terms: Terms = {
  ...{ orderNumber: 'PAL-2026-000001', orderDay: '2026-01-15', couponCode: null },
  paymentMethod: 'upi',
}

/** What is another than in a tax invoice of ₹12,000 inside the state. */
export type Options = Partial<Omit<DocumentRow, 'seller' | 'buyer' | 'delivery' | 'terms'>> & {
  seller?: Partial<Seller>
  buyer?: Partial<Buyer>
  delivery?: object
  terms?: Partial<Terms>
}

/** A document as its row keeps it. */
export function documentOf(options: Options): DocumentRow {
  return {
    ...{ id: 1, series: 'INV', number: 'INV-2526-000001', kind: 'tax-invoice', order_id: 1 },
    ...{ of_document: null, return_id: null, issued_at: Date.UTC(2026, 0, 16), fy: '2526' },
    ...{ day: '2026-01-16', place: '33', supply: 'intra', state_tax: 'SGST', section: null },
    ...{ buyer_gstin: null, taxable_paise: 1_142_857, cgst_paise: 28_572, sgst_paise: 28_571 },
    ...{ igst_paise: 0, total_paise: 1_200_000, discount_paise: 0, words: '' },
    ...{ cancelled_at: null, cancel_reason: '', return_period: null, keep_until: '2034-01-01' },
    ...{ pdf_hash: null, created_by: null, ...options },
    seller: JSON.stringify({ ...seller, ...options.seller }),
    buyer: JSON.stringify({ ...buyer, ...options.buyer }),
    delivery: JSON.stringify(options.delivery ?? delivery),
    terms: JSON.stringify({ ...terms, ...options.terms }),
  }
}

/** Two pieces of a saree, one row of it. */
export const lineOf = (options: Partial<DocumentLine> = {}): DocumentLine => ({
  ...{ id: 1, document_id: 1, position: 1, kind: 'goods', order_line_id: 1, of_row: null },
  ...{ name: 'Arakku Kanjivaram', code: 'PL-1, Silk', hsn: '500720', unit: 'NOS', quantity: 2 },
  ...{ rate_bp: 500, unit_paise: 600_000, gross_paise: 1_200_000, discount_paise: 0 },
  ...{ net_paise: 1_200_000, taxable_paise: 1_142_857, cgst_paise: 28_572 },
  ...{ sgst_paise: 28_571, igst_paise: 0, ...options },
})

/** Its delivery, at another rate. */
export const deliveryLine = lineOf({
  ...{ id: 2, position: 2, kind: 'delivery', order_line_id: null, name: 'Delivery', code: '' },
  ...{ hsn: '996812', quantity: 1, unit_paise: 25_000, gross_paise: 25_000, net_paise: 25_000 },
  ...{ rate_bp: 1800, taxable_paise: 21_186, cgst_paise: 1907, sgst_paise: 1907 },
})
