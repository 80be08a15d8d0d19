import { expect, it } from 'vitest'
import { delivery, documentOf, lineOf, type Options } from '#test/document-row.ts'
import { layoutOf, readPdf } from '#test/read-pdf.ts'
import type { Seller } from './parties.ts'
import { printDocument } from './print-document.ts'
import type { DocumentLine } from './queries.ts'
import { labelsNow } from './words/labels.ts'

// Each kind of document as it is read on paper, word for word, from a row of its own.

const printOf = (options: Options, lines: DocumentLine[] = [lineOf()]) =>
  printDocument(documentOf(options), lines, labelsNow(options.terms?.language ?? 'en'))

async function read(options: Options, lines?: DocumentLine[]): Promise<string> {
  const pages = readPdf(await printOf(options, lines))
  return pages.join(' | ').replaceAll(/\s+/g, ' ').trim()
}

it('a tax invoice inside the state', async () => {
  expect(await read({})).toBe(
    'Pallu Pallu Sarees Pvt Ltd 12 Mada Street, Chennai +91 44 2499 0000, hello@pallu.example ' +
      'GSTIN 33AABCP1234A1Z5 State 33-Tamil Nadu Tax invoice INV-2526-000001 Date 16 Jan 2026 ' +
      'Order PAL-2026-000001 of 15 Jan 2026 Place of supply 33-Tamil Nadu Reverse charge: No ' +
      'Sold to Meena Raman Sent to Asha Iyer 7 Car Street Near the tank Madurai 625001 ' +
      'Tamil Nadu (33) Description Pieces Price Discount Amount Arakku Kanjivaram 2 ₹6,000.00 ' +
      '₹12,000.00 PL-1, Silk, HSN 500720, 5 %, taxable ₹11,428.57, CGST ₹285.72, SGST ₹285.71 ' +
      'At 5 %: taxable ₹11,428.57, CGST ₹285.72, SGST ₹285.71 Taxable value ₹11,428.57 ' +
      'CGST ₹285.72 SGST ₹285.71 Total ₹12,000.00 Rupees Twelve Thousand Only ' +
      'All prices include all taxes. For Pallu Sarees Pvt Ltd R. Iyer, authorised signatory',
  )
})

it('a tax invoice into another state, to a business, with a discount, a coupon and its delivery', async () => {
  const text = await read(
    {
      ...{ supply: 'inter', place: '29', state_tax: null, igst_paise: 57_143, cgst_paise: 0 },
      ...{ sgst_paise: 0, discount_paise: 120_000, words: 'In its own words' },
      ...{ buyer: { legalName: 'Asha Traders', gstin: '29AABCA1234A1Z5' } },
      ...{ delivery: { fullName: 'Meena Raman', line1: '1 MG Road', state: 'Karnataka' } },
      terms: { couponCode: 'WELCOME10' },
    },
    [
      lineOf({ igst_paise: 57_143, discount_paise: 120_000 }),
      lineOf({
        ...{ kind: 'delivery', name: 'Delivery', code: '', hsn: '996812', quantity: 1 },
        ...{ unit_paise: 25_000, net_paise: 25_000, taxable_paise: 23_810, igst_paise: 1190 },
      }),
    ],
  )
  for (const part of [
    'Sold to Asha Traders Meena Raman GSTIN 29AABCA1234A1Z5 1 MG Road Karnataka (29)',
    'Arakku Kanjivaram 2 ₹6,000.00 -₹1,200.00 ₹12,000.00 PL-1',
    'Delivery ₹250.00 HSN 996812, 5 %, taxable ₹238.10, IGST ₹11.90',
    'At 5 %: taxable ₹11,666.67, IGST ₹583.33',
    'Taxable value ₹11,428.57 IGST ₹571.43 Discount ₹1,200.00, taken off above. Total',
    'In its own words Coupon WELCOME10 All prices include all taxes.',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/CGST|SGST|Sent to|Twelve/)
})

it.each([
  ['bill', 'Bill', 'unregistered'],
  ['bill-of-supply', 'Bill of supply', 'composition'],
  ['credit-note', 'Credit note', 'regular'],
  ['receipt-voucher', 'Receipt voucher', 'regular'],
  ['refund-voucher', 'Refund voucher', 'regular'],
] as const)('a %s says what it is, and what it is not', async (kind, title, registration) => {
  const text = await read({ kind, number: 'X-1', seller: { registration } })
  expect(text).toContain(`${title} X-1 Date 16 Jan 2026`)
  expect(text.includes('Reverse charge: No')).toBe(registration === 'regular')
  expect(text.includes('All prices include all taxes.')).toBe(kind === 'bill')
  expect(text.includes('HSN 500720')).toBe(kind !== 'bill')
  expect(text.includes('5 %, taxable')).toBe(kind !== 'bill')
})

it('a note names what it belongs to, its reason and the words of the law', async () => {
  const named = { ofNumber: 'INV-2526-000001', ofDay: '2026-01-10', reason: 'Returned' }
  const text = await read({ kind: 'credit-note', number: 'CN-1', terms: { ...named, note: 'LUT' } })
  expect(text).toContain(
    'LUT Credit note CN-1 Date 16 Jan 2026 For INV-2526-000001 of 10 Jan 2026 Returned Order',
  )
})

it('a bill of a shop that has said little, over the counter, without tax', async () => {
  const little: Partial<Seller> = {
    ...{ registration: 'unregistered', tradeName: '', gstin: '', stateCode: '' },
    ...{ signatory: '', phone: '', address: '' },
  }
  const text = await read(
    {
      ...{ kind: 'bill', number: 'B-1', seller: little, place: null, supply: null },
      ...{ delivery: {}, buyer: { name: '' } },
    },
    [lineOf({ rate_bp: null, hsn: '', code: '' })],
  )
  expect(text).toBe(
    'Pallu Sarees Pvt Ltd hello@pallu.example Bill B-1 Date 16 Jan 2026 ' +
      'Order PAL-2026-000001 of 15 Jan 2026 Sold to Description Pieces Price Discount Amount ' +
      'Arakku Kanjivaram 2 ₹6,000.00 ₹12,000.00 Total ₹12,000.00 Rupees Twelve Thousand Only ' +
      'All prices include all taxes.',
  )
})

it('a state without a place of supply has no code, and a receiver who bought is named once', async () => {
  const text = await read({ place: null, delivery: { ...delivery, fullName: 'Meena Raman' } })
  expect(text).toContain('Sold to Meena Raman 7 Car Street Near the tank Madurai 625001 Tamil Nadu')
  expect(text).not.toMatch(/Place of supply|Sent to|Madurai 625001 Tamil Nadu \(33\)/)
})

it('what a business takes along over the counter is sent to nobody', async () => {
  const business = { legalName: 'Asha Traders', gstin: '29AABCA1234A1Z5' }
  const text = await read({ buyer: business, delivery: {} })
  expect(text).toContain('Sold to Asha Traders Meena Raman GSTIN 29AABCA1234A1Z5 Description')
})

it('has the names of its columns once in English, and in small letters in another language', async () => {
  const heads = async (options: Options) => {
    const [page = ''] = layoutOf(await printOf(options))
    const rows = page.split('\n').filter((row) => /: (Description|விவரம்)/.test(row))
    return rows.map((row) => / (\S+): /.exec(row)?.[1])
  }
  expect(await heads({})).toEqual(['10'])
  expect(await heads({ terms: tamil })).toEqual(['10', '9'])
})

it('stamps what is cancelled and what is a specimen on every page, and says why', async () => {
  const many = Array.from({ length: 40 }, (_, at) => lineOf({ name: `Saree ${at}` }))
  const plain = await read({}, many)
  expect(plain.split(' | ').length).toBeGreaterThan(1)
  expect(plain).not.toMatch(/CANCELLED|SPECIMEN/)
  const cancelled = await read({ cancelled_at: 1, cancel_reason: 'Twice' }, many)
  const pages = cancelled.split(' | ')
  expect(pages.filter((page) => page.includes('CANCELLED'))).toHaveLength(pages.length)
  expect(cancelled).toContain('Cancelled: Twice')
  const specimen = await read({ seller: { isSpecimen: true } }, many)
  for (const page of specimen.split(' | ')) expect(page).toContain('SPECIMEN')
  const both = await read({ cancelled_at: 1, seller: { isSpecimen: true } })
  expect(both).not.toContain('SPECIMEN')
})

it('a voucher without lines has no table, and one row holds nothing of a piece that is none', async () => {
  const none = await read({ kind: 'receipt-voucher' }, [])
  expect(none).not.toContain('Description')
  expect(none).not.toContain('Taxable value')
  const row = await read({}, [lineOf({ quantity: 0, name: 'Adjustment' })])
  expect(row).toContain('Adjustment ₹12,000.00 PL-1')
})

it('has the same bytes at every print, until one of its facts is another', async () => {
  const first = await printOf({})
  expect(first.equals(await printOf({}))).toBe(true)
  expect(first.equals(await printOf({ issued_at: Date.UTC(2026, 0, 17) }))).toBe(false)
})

it.each([
  ['credit-note', 'CN-2526-000001', 'Credit note', 'Sold to'],
  ['receipt-voucher', 'RV-2526-000001', 'Receipt voucher', 'Received from'],
  ['refund-voucher', 'RF-2526-000001', 'Refund voucher', 'Given back to'],
] as const)('a %s, word for word', async (kind, number, title, party) => {
  const named = { ofNumber: 'INV-2526-000001', ofDay: '2026-01-10' }
  expect(await read({ kind, number, terms: named })).toBe(
    'Pallu Pallu Sarees Pvt Ltd 12 Mada Street, Chennai +91 44 2499 0000, hello@pallu.example ' +
      `GSTIN 33AABCP1234A1Z5 State 33-Tamil Nadu ${title} ${number} Date 16 Jan 2026 ` +
      'For INV-2526-000001 of 10 Jan 2026 Order PAL-2026-000001 of 15 Jan 2026 ' +
      'Place of supply 33-Tamil Nadu Reverse charge: No ' +
      `${party} Meena Raman Sent to Asha Iyer 7 Car Street Near the tank Madurai 625001 ` +
      'Tamil Nadu (33) Description Pieces Price Discount Amount Arakku Kanjivaram 2 ₹6,000.00 ' +
      '₹12,000.00 PL-1, Silk, HSN 500720, 5 %, taxable ₹11,428.57, CGST ₹285.72, SGST ₹285.71 ' +
      'At 5 %: taxable ₹11,428.57, CGST ₹285.72, SGST ₹285.71 Taxable value ₹11,428.57 ' +
      'CGST ₹285.72 SGST ₹285.71 Total ₹12,000.00 Rupees Twelve Thousand Only ' +
      'For Pallu Sarees Pvt Ltd R. Iyer, authorised signatory',
  )
})

const tamil = { language: 'ta', said: { 1: 'அரக்கு காஞ்சிவரம்' } } as const

it('says of itself what it is, and in which language', async () => {
  const head = async (options: Options) => (await printOf(options)).toString('latin1')
  expect(await head({})).toContain('/Lang (en)')
  expect(await head({ terms: tamil })).toContain('/Lang (ta)')
  expect(await head({})).toContain('(Tax invoice INV-2526-000001)')
  expect(await head({})).toContain('(D:20260116000000Z)')
})

it('prints a day that is none as it was written', async () => {
  expect(await read({ day: 'a day of old' })).toContain('Date a day of old Order')
})
