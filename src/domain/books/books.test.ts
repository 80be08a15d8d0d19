import { describe, expect, it } from 'vitest'
import { gstr1 } from './gstr1.ts'
import { type BookEvent, postingsOf } from './postings.ts'
import type { TaxDocument } from './tax-document.ts'

const intra = {
  ...{ taxablePaise: 100_000, cgstPaise: 2_500, sgstPaise: 2_500, igstPaise: 0 },
  totalPaise: 105_000,
}
const inter = { ...intra, cgstPaise: 0, sgstPaise: 0, igstPaise: 5_000 }

const entries = (event: BookEvent) =>
  postingsOf(event).map(({ account, paise }) => [account, paise])

describe('the day book', () => {
  it('holds money before the invoice as an advance', () => {
    expect(entries({ kind: 'payment', method: 'upi', paise: 7 })).toEqual([
      ['money:upi', 7],
      ['advances', -7],
    ])
  })

  it('turns an advance and a credit into payment of the invoice', () => {
    const bill = inter
    expect(
      entries({ kind: 'invoice', bill, advancePaise: 5_000, storeCreditPaise: 100_000 }),
    ).toEqual([
      ['customers', 105_000],
      ['sales', -100_000],
      ['output-igst', -5_000],
      ['advances', 5_000],
      ['customers', -5_000],
      ['store-credit', 100_000],
      ['customers', -100_000],
    ])
  })

  it('takes a note off the sales of its own account', () => {
    expect(entries({ kind: 'credit-note', note: intra })).toEqual([
      ['sales-returns', 100_000],
      ['output-cgst', 2_500],
      ['output-sgst', 2_500],
      ['customers', -105_000],
    ])
  })

  it('pays back from where the money stands', () => {
    const from = (of: 'credit-note' | 'refund-voucher' | 'goodwill' | 'store-credit-paid-out') =>
      entries({ kind: 'refund', of, method: 'razorpay', paise: 9 })
    expect(from('credit-note')[0]).toEqual(['customers', 9])
    expect(from('refund-voucher')[0]).toEqual(['advances', 9])
    expect(from('goodwill')[0]).toEqual(['goodwill', 9])
    expect(from('store-credit-paid-out')).toEqual([
      ['store-credit', 9],
      ['money:razorpay', -9],
    ])
  })
})

const invoice: TaxDocument = {
  ...{ type: 'invoice', number: 'INV-2627-000009', on: '2026-12-31', isCancelled: false },
  ...{ gstin: null, place: '33', supply: 'intra', section: 'b2cs' },
  ...intra,
  rows: [
    { ...intra, kind: 'goods', hsn: '5007', quantity: 2, rateBp: 500 },
    { ...zero(), kind: 'delivery', hsn: '5007', quantity: 0, rateBp: 500 },
  ],
}

function zero() {
  return { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
}

const note: TaxDocument = { ...invoice, type: 'credit-note', number: 'CN-2627-000001' }

const returned = (documents: TaxDocument[]) =>
  gstr1('33ZZZFP0000Z1ZC', '122026', documents, {}) as Record<string, unknown>

describe('the return', () => {
  it('of an empty month has its two summaries and nothing else', () => {
    expect(returned([])).toEqual({
      ...{ gstin: '33ZZZFP0000Z1ZC', fp: '122026', version: 'GST3.2.4', hash: 'hash' },
      ...{ hsn: { hsn_b2b: [], hsn_b2c: [] }, doc_issue: { doc_det: [] } },
    })
  })

  it('goes below nothing where more came back than was sold', () => {
    expect(returned([note])).toMatchObject({
      b2cs: [{ sply_ty: 'INTRA', pos: '33', typ: 'OE', rt: 5, txval: -1000, camt: -25, iamt: 0 }],
      hsn: { hsn_b2c: [{ qty: -2, txval: -1000 }] },
    })
  })

  it('names a cancelled invoice in the count of papers alone', () => {
    const cancelled = { ...invoice, number: 'INV-2627-000010', isCancelled: true }
    expect(returned([cancelled, invoice])).toMatchObject({
      b2cs: [{ txval: 1000 }],
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            docs: [
              {
                ...{ num: 1, from: 'INV-2627-000009', to: 'INV-2627-000010' },
                ...{ totnum: 2, cancel: 1, net_issue: 1 },
              },
            ],
          },
        ],
      },
    })
  })

  it('counts series apart and orders them by their counters', () => {
    const numbers = ['INV-2627-1000000', 'INV-2627-999999', 'X/-2627-000001']
    expect(returned(numbers.map((number) => ({ ...invoice, number })))).toMatchObject({
      doc_issue: {
        doc_det: [
          {
            docs: [
              { num: 1, from: 'INV-2627-999999', to: 'INV-2627-1000000', totnum: 2 },
              { num: 2, from: 'X/-2627-000001', totnum: 1 },
            ],
          },
        ],
      },
    })
  })

  it('puts exports and their notes by whether tax was paid, without a place', () => {
    const out = { ...invoice, ...inter, place: '96', supply: 'export', section: 'exp' } as const
    const paid = {
      ...out,
      rows: [{ ...inter, kind: 'goods', hsn: '5007', quantity: 1, rateBp: 500 }],
    } as const
    const free = {
      ...out,
      rows: [{ ...zero(), kind: 'goods', hsn: '5007', quantity: 1, rateBp: 0 }],
    } as const
    const papers: TaxDocument[] = [
      paid,
      { ...free, number: 'INV-2627-000010' },
      { ...paid, type: 'credit-note', number: 'CN-2627-000001' },
      { ...free, type: 'credit-note', number: 'CN-2627-000002' },
    ]
    const made = returned(papers)
    expect(made).toMatchObject({
      exp: [
        { exp_typ: 'WPAY', inv: [{ itms: [{ rt: 5, txval: 1000, iamt: 50, csamt: 0 }] }] },
        { exp_typ: 'WOPAY', inv: [{ itms: [{ rt: 0, txval: 0, iamt: 0, csamt: 0 }] }] },
      ],
      cdnur: [
        { typ: 'EXPWP', ntty: 'C', nt_num: 'CN-2627-000001', nt_dt: '31-12-2026', val: 1050 },
        { typ: 'EXPWOP' },
      ],
    })
    expect(JSON.stringify(made['cdnur'])).not.toContain('"pos"')
  })

  it('lists notes to registered buyers by buyer, and to large ones by place', () => {
    const b2b = { ...note, section: 'b2b', gstin: '29ZZZFB0000Z1ZF', place: '29' } as const
    const b2cl = { ...note, ...inter, section: 'b2cl', supply: 'inter', place: '27' } as const
    expect(returned([b2b, b2cl])).toMatchObject({
      cdnr: [{ ctin: '29ZZZFB0000Z1ZF', nt: [{ ntty: 'C', pos: '29', rchrg: 'N', inv_typ: 'R' }] }],
      cdnur: [{ typ: 'B2CL', pos: '27' }],
    })
  })

  it('counts services by value alone', () => {
    const stitched = {
      ...invoice,
      rows: [{ ...intra, kind: 'goods', hsn: '998822', quantity: 3, rateBp: 1800 }],
    } as const
    expect(returned([stitched])).toMatchObject({
      hsn: { hsn_b2c: [{ hsn_sc: '998822', uqc: 'NA', qty: 0, rt: 18 }] },
    })
  })
})
