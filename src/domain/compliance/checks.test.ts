import { describe, expect, it } from 'vitest'
import { complianceSentences } from '#domain/compliance/sentences/all.ts'
import { noneFound, told } from '#domain/compliance/sentences/parts.ts'
import { sayCodes } from '#domain/said/sentence.ts'
import type { Verdict } from './check.ts'
import { returnMade, seriesWhole } from './document-checks.ts'
import { codesOfGoods } from './product-checks.ts'
import {
  gstinFits,
  largeSeller,
  lutHolds,
  type Said,
  smallSeller,
  whoSells,
} from './shop-checks.ts'

const said: Said = {
  ...{ registration: 'regular', legalName: 'Meena Sarees', principalAddress: 'Chennai' },
  ...{ gstin: '33ZZZFP0000Z1ZC', stateCode: '33', lutNumber: '', lutValidTo: '' },
  mayCrossStates: false,
  grievanceOfficer: { name: 'Asha', designation: 'Officer', phone: '', email: 'a@example.in' },
}

const inWords = ({ found }: Verdict) => sayCodes(complianceSentences, found)

describe('a check', () => {
  it('says how many there are, and the name of the first', () => {
    expect(told({ count: 1, first: '“A”' }, 'saree', 'sarees')).toBe('1 saree (“A”)')
    expect(told({ count: 1200, first: 'A' }, 'one', 'sarees')).toBe('1,200 sarees (A and others)')
    expect(told({ count: 2, first: '' }, 'one', 'many')).toBe('2 many')
  })

  it('names everything that nobody has said of the seller', () => {
    expect(whoSells(null).state).toBe('red')
    expect(whoSells(said).state).toBe('green')
    const officer = { name: '', designation: '', phone: '', email: '' }
    expect(inWords(whoSells({ ...said, legalName: '', grievanceOfficer: officer }))).toBe(
      'Not filled in yet: the legal name, the name of the grievance officer, the designation of the grievance officer, a phone or an email of the grievance officer. Buyers have a right to see them.',
    )
  })

  it('lets a placeholder pass for a GSTIN in a demo alone', () => {
    expect(gstinFits(said, true, true).state).toBe('amber')
    expect(gstinFits(said, true, false).state).toBe('red')
    expect(gstinFits(said, false, false).state).toBe('green')
    expect(inWords(gstinFits({ ...said, stateCode: '29' }, false, false))).toContain(
      'another state',
    )
    expect(gstinFits({ ...said, gstin: '33ZZZFP0000Z1ZA' }, false, true).state).toBe('red')
    expect(
      gstinFits({ ...said, registration: 'unregistered', gstin: '' }, false, false).state,
    ).toBe('green')
  })

  it('asks for codes of goods of a regular seller only', () => {
    const found = {
      without: { count: 2, first: 'Kanjivaram' },
      wrong: { ...noneFound, fault: null },
    }
    expect(codesOfGoods('composition', found).state).toBe('green')
    const verdict = codesOfGoods('regular', found)
    expect(verdict.state).toBe('red')
    expect(inWords(verdict)).toBe(
      '2 sarees on sale have no HSN (Kanjivaram and others): enter it under Tax and MRP, or import it as CSV.',
    )
  })

  it('warns a month before the letter of undertaking ends', () => {
    const lut = (lutValidTo: string, today: string) =>
      lutHolds({ ...said, lutNumber: 'AD33', lutValidTo }, today).state
    expect(lut('2027-03-31', '2027-03-01')).toBe('green')
    expect(lut('2027-03-31', '2027-03-02')).toBe('amber')
    expect(lut('2027-03-31', '2027-03-31')).toBe('amber')
    expect(lut('2027-03-31', '2027-04-01')).toBe('red')
    expect(lut('', '2027-04-01')).toBe('amber')
  })

  it('warns from four fifths of a limit on', () => {
    const of = (paise: number) => ({ paise, limitPaise: 1000 })
    const small: Said = { ...said, registration: 'composition' }
    expect([799, 800, 1000, 1001].map((at) => smallSeller(small, noneFound, of(at)).state)).toEqual(
      ['green', 'amber', 'amber', 'red'],
    )
    expect([799, 800, 1000, 1001].map((at) => largeSeller(said, of(at)).state)).toEqual([
      ...['green', 'amber', 'amber', 'red'],
    ])
    const across = { count: 1, first: 'BOS-2526-000001' }
    expect(smallSeller(small, across, of(1)).state).toBe('red')
    const craft: Said = { ...said, registration: 'unregistered', mayCrossStates: true }
    expect(smallSeller(craft, across, of(1)).state).toBe('green')
  })

  it('wants a return by the tenth of the month after', () => {
    const last = { from: '2025-12-01', to: '2025-12-31', isClosed: false }
    const on = (today: string) => returnMade(last, today, 10).state
    expect([on('2026-01-01'), on('2026-01-09'), on('2026-01-10'), on('2026-02-01')]).toEqual([
      ...['amber', 'amber', 'red', 'red'],
    ])
    expect(returnMade({ ...last, isClosed: true }, '2026-02-01', 10).state).toBe('green')
    expect(returnMade(null, '2026-02-01', 10).state).toBe('green')
  })

  it('warns long before a series has no more numbers, of the year that runs', () => {
    const of = (series: string, given: number, year = '2627') => ({
      ...{ series, year, given, documents: given },
    })
    const state = (...all: ReturnType<typeof of>[]) => seriesWhole(all).state
    expect([7_999_999, 8_000_000, 9_999_998, 9_999_999].map((at) => state(of('INV', at)))).toEqual([
      ...['green', 'amber', 'amber', 'red'],
    ])
    expect([800_000, 999_999].map((at) => state(of('ABCD', at)))).toEqual(['amber', 'red'])
    expect(state(of('ABCD', 999_999, '2526'), of('ABCD', 1))).toBe('green')
    expect(inWords(seriesWhole([of('ABCD', 999_000)]))).toContain('ABCD-2627 has 999 numbers left')
  })

  it('counts what each series gave', () => {
    const series = { series: 'INV', year: '2526', given: 3, documents: 3 }
    expect(seriesWhole([series]).state).toBe('green')
    expect(inWords(seriesWhole([series, { ...series, series: 'CN', documents: 2 }]))).toContain(
      'CN-2526: 3 given, 2 on documents.',
    )
  })
})
