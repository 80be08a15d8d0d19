import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstr1 } from '#domain/books/gstr1.ts'
import type { Sale } from '#domain/tax/sale.ts'
import { type AskedDocument, type CasesHead, documentsOf, lawOf } from './india.ts'
import { portalFile } from './portal-file.ts'
import { randomSale } from './random-sale.ts'

const head = JSON.parse(
  readFileSync(new URL('./india-cases.json', import.meta.url), 'utf8'),
) as CasesHead

const gstin = '33ZZZFP0000Z1ZC'

/** A sale of 1 December 2026 by a seller in Tamil Nadu: one silk saree unless said otherwise. */
const sale = (stateCode: string | null, change: Partial<Sale> = {}): Sale => ({
  seller: { registration: 'regular', stateCode: '33' },
  on: '2026-12-01',
  delivery: { stateCode },
  lines: [{ taxClass: 'fabric', hsn: '5007', unitPaise: 1_050_000, quantity: 1 }],
  ...change,
})

const abroad = (hasLut: boolean): Sale => ({
  ...sale(null, { delivery: { country: 'SG' } }),
  seller: { registration: 'regular', stateCode: '33', hasLut },
})

const twoRates: Sale['lines'] = [
  { taxClass: 'fabric', hsn: '5007', unitPaise: 1_050_000, quantity: 2 },
  { taxClass: 'garment', hsn: '6206', unitPaise: 354_000, quantity: 1 },
]

/** An invoice of every table, and what comes back of each. */
const sold: [string, Sale][] = [
  ['INV-2627-000001', sale('33', { buyer: { gstin: '33AAACP1234A1ZC' }, lines: twoRates })],
  ['INV-2627-000002', sale('29', { buyer: { gstin: '29ZZZFB0000Z1ZF' } })],
  [
    'INV-2627-000003',
    sale('27', {
      lines: [{ taxClass: 'fabric', hsn: '5007', unitPaise: 6_300_000, quantity: 2 }],
    }),
  ],
  ['INV-2627-000004', sale('33', { lines: twoRates, deliveryPaise: 25_000 })],
  ['INV-2627-000005', sale('32')],
  ['INV-2627-000006', abroad(true)],
  ['INV-2627-000007', abroad(false)],
]
const papers: AskedDocument[] = [
  ...sold.map(([number, input]) => ({
    ...{ type: 'invoice' as const, number, on: '2026-12-01', input },
  })),
  ...sold.map(([of, { lines }], at) => ({
    ...{ type: 'credit-note' as const, number: `CN-2627-00000${at + 1}`, on: '2026-12-09', of },
    step: { returned: [{ line: 0, quantity: Math.ceil((lines[0]?.quantity ?? 0) / 2) }] },
  })),
  {
    ...{ type: 'invoice', number: 'INV-2627-000008', on: '2026-12-30', input: sale('33') },
    isCancelled: true,
  },
  { type: 'receipt-voucher', number: 'RV-2627-000001', on: '2026-12-01' },
  { type: 'refund-voucher', number: 'RF-2627-000001', on: '2026-12-02' },
]

describe('the file for the portal', () => {
  it('is this one, whole, of a month with an invoice and a note of every table', async () => {
    const bill = { number: '4012345', day: '2026-12-03', port: 'INMAA4' }
    const documents = documentsOf(papers, lawOf(head)).map((one) =>
      one.number === 'INV-2627-000006' ? { ...one, shippingBill: bill } : one,
    )
    const late = documentsOf(
      [{ type: 'invoice', number: 'INV-2627-000000', on: '2026-11-30', input: abroad(true) }],
      lawOf(head),
    ).map((one) => ({ ...one, shippingBill: bill }))
    const text = `${JSON.stringify(gstr1(gstin, '122026', documents, head.hsnText, late), null, 1)}\n`
    expect(portalFile.safeParse(JSON.parse(text)).error?.issues).toBeUndefined()
    await expect(text).toMatchFileSnapshot('golden/gstr1.txt')
  })

  it('has no field that the portal does not know, and none in another form, whatever was sold and came back', () => {
    const month = fc.array(fc.tuple(randomSale, fc.boolean()), { minLength: 1, maxLength: 6 })
    return fc.assert(
      fc.property(month, (sales) => {
        const asked = sales.flatMap(([input, isCancelled], at) => papersOf(input, isCancelled, at))
        const file = gstr1(gstin, '122026', documentsOf(asked, lawOf(head)), head.hsnText)
        expect(portalFile.safeParse(file).error?.issues).toBeUndefined()
      }),
    )
  })

  it('says what a code means in thirty letters at most, as the portal takes them', () => {
    const text = 'Woven fabrics of cotton, up to 200 g a square metre'
    const made = gstr1(gstin, '122026', documentsOf(papers.slice(0, 1), lawOf(head)), {
      ...{ '5007': text, '6206': 'Blouses' },
    })
    expect(made.hsn.hsn_b2b.map(({ desc }) => desc)).toEqual([
      'Woven fabrics of cotton, up to',
      'Blouses',
    ])
  })
})

/** The paper of a sale, and the note of all pieces of its first line where it was not cancelled and came to something. */
function papersOf(input: Sale, isCancelled: boolean, at: number): AskedDocument[] {
  const number = `INV-2627-00000${at}`
  const invoice: AskedDocument = { type: 'invoice', number, on: input.on, input, isCancelled }
  const [first] = input.lines
  if (isCancelled || !first || isFree(input)) return [invoice]
  const step = { returned: [{ line: 0, quantity: first.quantity }] }
  return [
    invoice,
    { type: 'credit-note', number: `CN-2627-00000${at}`, on: input.on, of: number, step },
  ]
}

const isFree = ({ lines, discounts }: Sale) =>
  (lines[0]?.unitPaise ?? 0) === 0 || (discounts ?? []).some(({ paise }) => paise > 0)
