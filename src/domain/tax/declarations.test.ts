import { describe, expect, it } from 'vitest'
import { isNewlyWithoutCode, refuseHsn } from './hsn.ts'
import { gapAt } from './price-gap.ts'

const fabric = { code: 'fabric', name: 'Saree or fabric', unit: 'NOS', chapters: '50-60' } as const
const stitching = { code: 'stitching', name: 'Stitching', unit: 'NA', chapters: '99-99' } as const

describe('a code of goods', () => {
  it('has 4, 6 or 8 digits of a chapter of its class', () => {
    for (const right of ['', '5007', '520811', '60062100'])
      expect(refuseHsn(right, fabric)).toBeNull()
    expect(refuseHsn('50071', fabric)).toBe('An HSN has 4, 6 or 8 digits')
    expect(refuseHsn('50 07', fabric)).toBe('An HSN has 4, 6 or 8 digits')
    expect(refuseHsn('7117', fabric)).toBe(
      '7117 is of chapter 71: the codes of “Saree or fabric” are of chapters 50 to 60',
    )
    expect(refuseHsn('4999', fabric)).not.toBeNull()
    expect(refuseHsn('6100', fabric)).not.toBeNull()
  })

  it('of a service has 6', () => {
    expect(refuseHsn('998822', stitching)).toBeNull()
    expect(refuseHsn('9988', stitching)).toBe('The code of a service has 6 digits')
    expect(refuseHsn('620600', stitching)).toContain('are of chapter 99')
  })
})

describe('a saree without a code', () => {
  const sold = { code: '', isOnSale: true }
  it('stays as it was, and is not newly sold', () => {
    expect(isNewlyWithoutCode(sold, null)).toBe(true)
    expect(isNewlyWithoutCode({ code: '5007', isOnSale: true }, null)).toBe(false)
    expect(isNewlyWithoutCode(sold, sold)).toBe(false)
    expect(isNewlyWithoutCode(sold, { code: '5007', isOnSale: true })).toBe(true)
    expect(isNewlyWithoutCode(sold, { code: '', isOnSale: false })).toBe(true)
    expect(isNewlyWithoutCode({ code: '', isOnSale: false }, sold)).toBe(false)
  })
})

describe('the gap between two rates', () => {
  const rate = { taxClass: 'garment', from: '2025-09-22', to: null }
  const rates = [
    { ...rate, abovePaise: 250_000, rateBp: 1800 },
    { ...rate, abovePaise: 0, rateBp: 500 },
  ]
  const at = (paise: number, day = '2026-01-15') => gapAt(rates, 'garment', day, paise)

  it('begins above ₹2,625 and ends before ₹2,950', () => {
    const gap = { keepPaise: 262_500, untilPaise: 295_000, lowerBp: 500, higherBp: 1800 }
    expect([at(262_500), at(295_000)]).toEqual([null, null])
    expect([at(262_501), at(294_999)]).toEqual([gap, gap])
  })

  it('is there for its class and days alone', () => {
    expect(at(270_000, '2025-09-21')).toBeNull()
    expect(gapAt(rates, 'fabric', '2026-01-15', 270_000)).toBeNull()
  })
})
