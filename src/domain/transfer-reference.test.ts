import { describe, expect, it } from 'vitest'
import { normaliseBankReference, normaliseUtr } from './transfer-reference.ts'

describe('references of transfers', () => {
  it('a UTR has 12 digits', () => {
    expect(normaliseUtr(' 4123 4567 8901 ')).toBe('412345678901')
    expect(normaliseUtr('41234567890')).toBeNull()
    for (const odd of ['41234567890x', '4123456789012', 'x412345678901', '412345678901x'])
      expect(normaliseUtr(odd)).toBeNull()
  })

  it('NEFT and RTGS have 16 or 22 characters', () => {
    expect(normaliseBankReference('hdfcn52026112012')).toBe('HDFCN52026112012')
    expect(normaliseBankReference('HDFCR52026112012345678')).toBe('HDFCR52026112012345678')
    expect(normaliseBankReference('412345678901')).toBe('412345678901')
    expect(normaliseBankReference('hdfc n520-26112012')).toBe('HDFCN52026112012')
    const odd = [
      'HDFC1',
      'HDF1N52026112012',
      '1HDFCN5202611201',
      'HDFCN5202611201_',
      '_DFCN52026112012',
    ]
    for (const text of odd) expect(normaliseBankReference(text)).toBeNull()
  })
})
