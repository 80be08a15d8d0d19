import { describe, expect, it } from 'vitest'
import { inWords } from './amount-in-words.ts'
import { billOf } from './bill.ts'
import { creditNotes } from './credit-note.ts'
import { checkDigit, readGstin } from './gstin.ts'
import { halfUp } from './half-up.ts'
import { placeOfSupply } from './place-of-supply.ts'
import type { Bill, Sale, TaxLaw } from './sale.ts'
import { spread } from './spread.ts'
import { placeName, stateCodeOf, taxStates } from './states.ts'
import { rateFor, type TaxRate } from './tax-rate.ts'

const garment = (from: string, to: string | null, abovePaise: number, rateBp: number) => ({
  taxClass: 'garment',
  ...{ from, to, abovePaise, rateBp },
})
const rates: TaxRate[] = [
  { taxClass: 'fabric', from: '2017-07-01', to: null, abovePaise: 0, rateBp: 500 },
  garment('2017-07-01', '2025-09-21', 100_000, 1200),
  garment('2017-07-01', '2025-09-21', 0, 500),
  garment('2025-09-22', null, 250_000, 1800),
  garment('2025-09-22', null, 0, 500),
]
const law: TaxLaw = {
  taxRates: rates,
  b2clLimits: [
    { from: '2017-07-01', paise: 25_000_000 },
    { from: '2024-08-01', paise: 10_000_000 },
  ],
  withoutLegislature: ['04', '26', '31', '35', '38'],
}
const silk = { taxClass: 'fabric', hsn: '5007', unitPaise: 100_000, quantity: 1 }
const blouse = { taxClass: 'garment', hsn: '6206', unitPaise: 300_000, quantity: 1 }
const sale: Sale = {
  seller: { registration: 'regular', stateCode: '33' },
  on: '2026-12-01',
  delivery: { stateCode: '33' },
  lines: [silk],
}

function billed(of: Sale): Bill {
  const bill = billOf(of, law)
  if ('refused' in bill) throw new Error(bill.refused)
  return bill
}

describe('whole paise', () => {
  it('round halves up, exactly, beyond what a number holds', () => {
    expect(halfUp(1, 1, 2)).toBe(1)
    expect(halfUp(1, 1, 3)).toBe(0)
    expect(halfUp(9_007_199_254_740_991, 9_007_199_254_740_990, 9_007_199_254_740_990)).toBe(
      9_007_199_254_740_991,
    )
  })

  it('are spread by weight; the earlier of equal remainders takes what is left', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(spread(2, [1, 1, 1])).toEqual([1, 1, 0])
    expect(spread(5, [0, 0])).toEqual([5, 0])
    expect(spread(0, [3, 4])).toEqual([0, 0])
    expect(spread(7, [])).toEqual([])
    expect(spread(10, [0, 3, 7])).toEqual([0, 3, 7])
  })
})

describe('the rate of a line', () => {
  it('begins and ends with its days', () => {
    expect(rateFor(rates, 'garment', '2025-09-21', 200_000, 1)).toBe(1200)
    expect(rateFor(rates, 'garment', '2025-09-22', 200_000, 1)).toBe(500)
    expect(rateFor(rates, 'fabric', '2017-06-30', 1, 1)).toBeNull()
    expect(rateFor(rates, 'unheard', '2026-12-01', 1, 1)).toBeNull()
  })

  it('goes by the piece without tax, whatever the number of pieces', () => {
    expect(rateFor(rates, 'garment', '2026-12-01', 262_500 * 4, 4)).toBe(500)
    expect(rateFor(rates, 'garment', '2026-12-01', 262_500 * 4 + 1, 4)).toBe(1800)
  })

  it('is the lowest of what is given away', () => {
    expect(rateFor(rates, 'garment', '2026-12-01', 0, 1)).toBe(500)
  })
})

describe('where a sale is taxed', () => {
  const buyer = { gstin: '29ZZZFB0000Z1ZF' }
  it('stays at home over a counter, even to a buyer with a GSTIN', () => {
    const counter = { isCounter: true, stateCode: '27' }
    expect(placeOfSupply({ ...sale, buyer, delivery: counter })).toBe('33')
  })

  it('is abroad whoever buys, and at home where no state is said', () => {
    expect(placeOfSupply({ ...sale, buyer, delivery: { country: 'US' } })).toBe('96')
    expect(placeOfSupply({ ...sale, delivery: { country: 'IN' } })).toBe('33')
    expect(placeOfSupply({ ...sale, delivery: {} })).toBe('33')
  })

  it('knows every state by name, and none twice', () => {
    expect(stateCodeOf(' tamil nadu ')).toBe('33')
    expect(stateCodeOf('Nowhere')).toBeUndefined()
    expect(placeName('33')).toBe('33-Tamil Nadu')
    expect(placeName('28')).toBe('28-Andhra Pradesh')
    expect(new Set(taxStates.map(({ code }) => code)).size).toBe(38)
  })
})

describe('a bill', () => {
  it('takes no more off a line than it has, and delivery then follows the gross', () => {
    const bill = billed({
      ...sale,
      lines: [silk, blouse],
      discounts: [{ paise: 150_000, lines: [0] }, { paise: 900_000 }],
      deliveryPaise: 400,
    })
    expect(bill.rows.map((row) => row.discountPaise)).toEqual([100_000, 300_000, 0])
    expect(bill).toMatchObject({ discountPaise: 400_000, totalPaise: 400 })
    // Both are at 5 % once nothing is paid for them: one rate, one row.
    expect(bill.rows[2]).toMatchObject({ kind: 'delivery', hsn: '5007', netPaise: 400 })
  })

  it('may come to nothing', () => {
    const bill = billed({ ...sale, discounts: [{ paise: 100_000 }] })
    expect(bill).toMatchObject({ totalPaise: 0, taxablePaise: 0, words: 'Rupees Zero Only' })
  })

  it('shares delivery and fee over the rates, under the code of the dearest line of each', () => {
    const dear = { ...silk, hsn: '5208', unitPaise: 200_000 }
    const bill = billed({
      ...sale,
      lines: [silk, blouse, dear],
      ...{ deliveryPaise: 60_000, feePaise: 3 },
    })
    expect(bill.rows.slice(3).map(({ kind, hsn, netPaise }) => [kind, hsn, netPaise])).toEqual([
      ['delivery', '5208', 30_000],
      ['delivery', '6206', 30_000],
      ['fee', '5208', 2],
      ['fee', '6206', 1],
    ])
    expect(bill.byRate.map(({ rateBp }) => rateBp)).toEqual([500, 1800])
  })

  it('refuses goods without a rate, unless they go abroad without tax', () => {
    const lines = [{ ...silk, taxClass: 'unheard' }]
    expect(billOf({ ...sale, lines }, law)).toEqual({ refused: 'no-rate' })
    const seller = { ...sale.seller, hasLut: true }
    const delivery = { country: 'US' }
    expect(billed({ ...sale, lines, seller, delivery }).rows[0]?.rateBp).toBe(0)
  })

  it('pays tax abroad without a letter of undertaking; at home the letter counts nothing', () => {
    const seller = { ...sale.seller, hasLut: true }
    expect(billed({ ...sale, seller }).rows[0]?.rateBp).toBe(500)
    const out = billed({ ...sale, delivery: { country: 'US' } })
    expect(out).toMatchObject({ section: 'exp', supply: 'export', igstPaise: 4762 })
  })

  it('lets an unregistered seller of handicraft alone cross states', () => {
    const delivery = { stateCode: '29' }
    const craft = [{ ...silk, isHandicraft: true }]
    const seller = { ...sale.seller, registration: 'unregistered' as const, mayCrossStates: true }
    const refused = { refused: 'must-be-regular-to-cross-states' }
    const across = { ...sale, seller, delivery }
    expect(billOf({ ...across, lines: craft }, law)).toMatchObject({
      ...{ kind: 'bill', supply: 'inter', section: null, stateTax: null, igstPaise: 0 },
    })
    expect(billOf({ ...across, lines: [...craft, silk] }, law)).toEqual(refused)
    const composition = { ...seller, registration: 'composition' as const }
    expect(billOf({ ...across, seller: composition, lines: craft }, law)).toEqual(refused)
    expect(billOf({ ...across, seller: { ...seller, mayCrossStates: false } }, law)).toEqual(
      refused,
    )
  })

  it('is listed on its own above the limit of its day', () => {
    const large = (on: string, unitPaise: number) =>
      billed({ ...sale, on, delivery: { stateCode: '27' }, lines: [{ ...silk, unitPaise }] })
        .section
    expect(large('2024-07-31', 25_000_000)).toBe('b2cs')
    expect(large('2024-07-31', 25_000_001)).toBe('b2cl')
    expect(large('2024-08-01', 10_000_001)).toBe('b2cl')
    expect(billed({ ...sale, lines: [{ ...silk, unitPaise: 90_000_000 }] }).section).toBe('b2cs')
  })
})

describe('notes', () => {
  it('refuse what was never sold, and a reduction beyond what is left', () => {
    const bill = billed(sale)
    expect(
      creditNotes(bill, [
        { returned: [{ line: 4, quantity: 1 }] },
        { reduced: [{ line: 0, paise: 100_001 }] },
        { returned: [{ line: 0, quantity: 1 }], reduced: [{ line: 0, paise: 1 }] },
        {},
        { delivery: true },
      ]),
    ).toEqual([
      ...Array.from({ length: 3 }, () => ({ refused: 'more-than-sold' })),
      ...Array.from({ length: 2 }, () => ({ refused: 'nothing-to-credit' })),
    ])
  })

  it('give the last piece all that a reduction has left of it', () => {
    const bill = billed({ ...sale, lines: [{ ...silk, quantity: 2 }] })
    const notes = creditNotes(bill, [
      { reduced: [{ line: 0, paise: 130_000 }] },
      { returned: [{ line: 0, quantity: 1 }] },
      { returned: [{ line: 0, quantity: 1 }] },
    ])
    expect(notes.map((note) => 'totalPaise' in note && note.totalPaise)).toEqual([
      130_000,
      70_000,
      false,
    ])
  })

  it('take the fee back with the delivery, once', () => {
    const bill = billed({ ...sale, deliveryPaise: 25_000, feePaise: 4_900 })
    const [first, second] = creditNotes(bill, [{ delivery: true }, { delivery: true }])
    expect(first).toMatchObject({ totalPaise: 29_900 })
    expect(second).toEqual({ refused: 'nothing-to-credit' })
  })
})

describe('a GSTIN', () => {
  it('is forgiven its blanks and small letters', () => {
    expect(readGstin(' 33zzzfp 0000z1zc ')).toMatchObject({ ok: true, gstin: '33ZZZFP0000Z1ZC' })
  })

  it('says the first thing that is wrong', () => {
    const reason = (text: string) => {
      const answer = readGstin(text)
      return answer.ok ? 'none' : answer.reason
    }
    expect(reason('')).toBe('length')
    expect(reason('33ZZZFP0000Z1ZCC')).toBe('length')
    expect(reason('33ZZZF10000Z1ZC')).toBe('form')
    expect(reason('33ZZZFP0000Z0ZC')).toBe('form')
    expect(reason('39ZZZFP0000Z1ZC')).toBe('state')
    expect(reason('25ZZZFP0000Z1ZC')).toBe('state')
    expect(reason('96ZZZFP0000Z1ZC')).toBe('state')
    expect(reason('32ZZZFP0000Z1ZC')).toBe('check-digit')
    for (const code of ['01', '38', '97'])
      expect(reason(`${code}ZZZFP0000Z1Z${checkDigit(`${code}ZZZFP0000Z1Z`)}`)).toBe('none')
  })
})

describe('amounts in words', () => {
  it('count in thousands, lakhs and crores, and crores of crores', () => {
    const said = (paise: number) => inWords(paise).replace(/^Rupees (.*) Only$/, '$1')
    expect(said(0)).toBe('Zero')
    expect(said(1)).toBe('Zero and One Paise')
    expect(said(100)).toBe('One')
    expect(said(1900)).toBe('Nineteen')
    expect(said(2000)).toBe('Twenty')
    expect(said(9_999)).toBe('Ninety Nine and Ninety Nine Paise')
    expect(said(10_000)).toBe('One Hundred')
    expect(said(10_000_100)).toBe('One Lakh One')
    expect(said(1_000_000_000)).toBe('One Crore')
    expect(said(12_345_678_905)).toBe(
      'Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Five Paise',
    )
    expect(said(100_000_000_000_000)).toBe('One Lakh Crore')
  })
})
