import { expect, it } from 'vitest'
import { presentDocument, presentHead, presentListed } from './present.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'

// What buyers and staff are told of a document with a number, beside its print.

const at = Date.UTC(2026, 0, 16)
const invoice: DocumentRow = {
  ...{ id: 8, series: 'INV', number: 'INV-2526-000008', kind: 'tax-invoice', order_id: 5 },
  ...{ of_document: null, return_id: null, issued_at: at, day: '2026-01-16', fy: '2526' },
  ...{ place: '33', supply: 'intra', state_tax: 'SGST', section: 'b2cs', buyer_gstin: null },
  ...{ seller: '{}', buyer: '{"name":"Meena Raman"}', delivery: '{}', words: 'Rupees Ten Only' },
  ...{ terms: '{"orderNumber":"PAL-2026-000005"}', taxable_paise: 952_401, cgst_paise: 23_812 },
  ...{ sgst_paise: 23_813, igst_paise: 0, total_paise: 1_000_026, discount_paise: 50_050 },
  ...{ cancelled_at: null, cancel_reason: '', return_period: null, keep_until: '2033-12-31' },
  ...{ pdf_hash: null, created_by: null },
}
const line: DocumentLine = {
  ...{ id: 21, document_id: 8, position: 1, kind: 'goods', order_line_id: 6, of_row: null },
  ...{ name: 'Arakku', code: 'KJ-7, Silk', hsn: '500720', unit: 'NOS', quantity: 2 },
  ...{ rate_bp: 500, unit_paise: 525_038, gross_paise: 1_050_076, discount_paise: 50_050 },
  ...{ net_paise: 1_000_026, taxable_paise: 952_402, cgst_paise: 23_813, sgst_paise: 23_814 },
  igst_paise: 1,
}
const head = {
  ...{ id: 8, number: 'INV-2526-000008', kind: 'tax-invoice', day: '2026-01-16' },
  ...{ total: 10_000.26, isCancelled: false },
}
const listed = {
  ...{ ...head, orderId: 5, orderNumber: 'PAL-2026-000005', buyer: 'Meena Raman' },
  ...{ buyerGstin: null, place: '33', returnPeriod: null, taxable: 9524.01, tax: 476.25 },
}

it('a buyer sees its number, its day and its sum, and whether it still counts', () => {
  expect(presentHead(invoice)).toEqual(head)
  expect(presentHead({ ...invoice, cancelled_at: at })).toEqual({ ...head, isCancelled: true })
})

it('the list of staff has who bought, from where and how much of it is tax', () => {
  expect(presentListed(invoice)).toEqual(listed)
  const away = { cgst_paise: 0, sgst_paise: 0, igst_paise: 47_625, place: '29' }
  const business = { buyer: '{"name":"Asha","legalName":"Asha Traders"}', buyer_gstin: '29A' }
  expect(presentListed({ ...invoice, ...away, ...business, return_period: '012026' })).toEqual({
    ...{ ...listed, place: '29', buyer: 'Asha Traders', buyerGstin: '29A' },
    returnPeriod: '012026',
  })
})

it('of a buyer whose time is over nothing is said', () => {
  expect(presentListed({ ...invoice, buyer: '{}' }).buyer).toBe('')
})

it('whoever opens it sees each row with its rate and its taxes, and why it was cancelled', () => {
  const shippingBill = { number: '1234567', day: '2026-01-20', port: 'INMAA1' }
  const row = { ...invoice, igst_paise: 7, cancelled_at: at, cancel_reason: 'Twice' }
  expect(presentDocument(row, { lines: [line], shippingBill })).toEqual({
    ...{ ...listed, tax: 476.32, isCancelled: true, cgst: 238.12, sgst: 238.13, igst: 0.07 },
    ...{ supply: 'intra', stateTax: 'SGST', section: 'b2cs', words: 'Rupees Ten Only' },
    ...{ cancelReason: 'Twice', keepUntil: '2033-12-31', discount: 500.5, shippingBill },
    rows: [
      {
        ...{ id: 21, kind: 'goods', name: 'Arakku', code: 'KJ-7, Silk', hsn: '500720' },
        ...{ unit: 'NOS', quantity: 2, rate: 5, unitPrice: 5250.38, gross: 10_500.76 },
        ...{ discount: 500.5, net: 10_000.26, taxable: 9524.02, cgst: 238.13 },
        ...{ sgst: 238.14, igst: 0.01 },
      },
    ],
  })
})

it('a row without tax has no rate', () => {
  const shown = presentDocument(invoice, {
    lines: [{ ...line, rate_bp: null }],
    shippingBill: null,
  })
  expect([shown.rows[0]?.rate, shown.shippingBill]).toEqual([null, null])
})
