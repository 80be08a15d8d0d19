import { expect, it } from 'vitest'
import { sumInLanguage } from '#domain/tax/number-words/sum-in-language.ts'
import { deliveryLine as delivered, documentOf, lineOf, type Options } from '#test/document-row.ts'
import { layoutOf } from '#test/read-pdf.ts'
import { printDocument } from './print-document.ts'
import type { DocumentLine } from './queries.ts'
import { labelsBefore, labelsNow } from './words/labels.ts'

// Where everything stands on paper, in golden/: read what changed before renewing them (docs/testing.md). What was issued before
// documents kept their labels (in-…, credit-note-in-tamil) never changes again.

const tamil = { language: 'ta', said: { 1: 'அரக்கு காஞ்சிவரம்' } } as const
const named = { ofNumber: 'INV-2526-000001', ofDay: '2026-01-10', reason: 'The colour' }
const away = { cgst_paise: 0, sgst_paise: 0, igst_paise: 57_143 }

it.each<[string, Options, DocumentLine[]]>([
  ['tax-invoice', { discount_paise: 50_000 }, [lineOf({ discount_paise: 50_000 }), delivered]],
  [
    'paid-otherwise',
    {
      ...{ kind: 'bill', seller: { registration: 'unregistered' } },
      terms: { couponCode: 'WELCOME10', storeCreditPaise: 100_000, prepaidDiscountPaise: 20_000 },
    },
    [lineOf({ rate_bp: null })],
  ],
  [
    'in-tamil',
    { discount_paise: 50_000, terms: tamil },
    [lineOf(), delivered, lineOf({ quantity: 0, name: 'Arakku (reduced)', code: '' })],
  ],
  [
    'cancelled-over-two-pages',
    { cancelled_at: 1, cancel_reason: 'Twice' },
    Array.from({ length: 17 }, (_, at) => lineOf({ name: `Saree ${at}` })),
  ],
  ['a-long-name', {}, [lineOf({ name: 'Kanjivaram with a very long name '.repeat(4) }), lineOf()]],
  [
    'said-little',
    {
      ...{ kind: 'bill', number: 'B-1', place: null, supply: null, state_tax: null },
      ...{ delivery: {}, buyer: { name: '' } },
      seller: {
        ...{ registration: 'unregistered', tradeName: '', gstin: '', stateCode: '' },
        ...{ signatory: '', phone: '', address: '' },
      },
    },
    [lineOf({ rate_bp: null, hsn: '', code: '' })],
  ],
  [
    'to-a-business-elsewhere',
    {
      ...{ ...away, supply: 'inter', place: '29', state_tax: null, words: 'In its own words' },
      ...{ buyer: { legalName: 'Asha Traders', gstin: '29AABCA1234A1Z5' } },
      ...{ delivery: { fullName: 'Meena Raman', line1: '1 MG Road', state: 'Karnataka' } },
    },
    [lineOf(away), { ...delivered, ...away }],
  ],
  [
    'abroad',
    {
      ...{ ...away, supply: 'export', place: '96', state_tax: null, section: 'exp' },
      delivery: {
        ...{ fullName: 'Anjali Raman', line1: '18 Oak Tree Road', line2: '', city: 'Edison' },
        ...{ state: 'New Jersey', pin: '08820', country: 'US' },
      },
      terms: { note: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX' },
    },
    [lineOf({ ...away, hsn: '' })],
  ],
  [
    'credit-note',
    { kind: 'credit-note', number: 'CN-2526-000001', discount_paise: 50_000, terms: named },
    [
      lineOf({ quantity: 1, discount_paise: 50_000 }),
      lineOf({ quantity: 0, name: 'Arakku Kanjivaram (price reduced)', unit_paise: 10_000 }),
      delivered,
    ],
  ],
  [
    'credit-note-in-tamil',
    { kind: 'credit-note', number: 'CN-2526-000001', terms: { ...named, ...tamil } },
    [lineOf({ quantity: 0, name: 'Arakku Kanjivaram (price reduced)' }), delivered],
  ],
  [
    'bill-of-supply',
    {
      ...{ kind: 'bill-of-supply', number: 'BOS-2526-000001', state_tax: null },
      seller: { registration: 'composition' },
      terms: { note: 'Composition taxable person, not eligible to collect tax on supplies' },
    },
    [lineOf({ rate_bp: null }), { ...delivered, rate_bp: null }],
  ],
  [
    'receipt-voucher',
    { kind: 'receipt-voucher', number: 'RV-2526-000001', seller: { isSpecimen: true } },
    [lineOf({ quantity: 0, name: 'Arakku Kanjivaram, 2 pieces', code: 'PL-1' })],
  ],
  [
    'refund-voucher-without-rows',
    { kind: 'refund-voucher', number: 'RF-2526-000001', terms: named },
    [],
  ],
])('stands on paper as it always did: %s', async (golden, options, lines) => {
  const labels = labelsBefore(options.terms?.language ?? 'en')
  const pages = layoutOf(await printDocument(documentOf(options), lines, labels))
  await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot(`golden/${golden}.txt`)
})

const sareeIn = {
  te: 'అరక్కు కాంచీవరం',
  kn: 'ಅರಕ್ಕು ಕಾಂಜೀವರಂ',
  ml: 'അരക്ക് കാഞ്ചീപുരം',
  hi: 'अरक्कु कांजीवरम',
} as const

it.each(['te', 'kn', 'ml', 'hi'] as const)(
  'stands on paper as it always did: in %s',
  async (language) => {
    const terms = { language, said: { 1: sareeIn[language] } }
    const lines = [lineOf(), delivered]
    const document = documentOf({ discount_paise: 50_000, terms })
    const pages = layoutOf(await printDocument(document, lines, labelsBefore(language)))
    await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot(`golden/in-${language}.txt`)
  },
)

const others = { ta: tamil.said[1], ...sareeIn }

it.each(['ta', 'te', 'kn', 'ml', 'hi'] as const)(
  'says in %s how the tax comes about, what was taken off, what it all comes to and who signs',
  async (language) => {
    const sum = sumInLanguage(language, 1_200_000)
    const terms = { language, said: { 1: others[language] }, sum }
    const document = documentOf({ discount_paise: 50_000, terms })
    const pdf = await printDocument(document, [lineOf(), delivered], labelsNow(language))
    const pages = layoutOf(pdf)
    await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot(`golden/now-in-${language}.txt`)
  },
)
