import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeAt, fromBase32, otpAddress, stepAt, stepOf, toBase32 } from './totp.ts'

describe('codes by time', () => {
  it('are those of RFC 6238, appendix B', () => {
    const secret = toBase32(Buffer.from('12345678901234567890'))
    const known: [number, string][] = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_111_111_111, '050471'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ]
    for (const [seconds, code] of known) expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code)
  })

  it('base32 is RFC 4648’s and comes back as it went', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect([...fromBase32(toBase32(bytes))]).toEqual([...bytes])
      }),
    )
  })

  it('a clock may be one step off, not two', () => {
    const secret = toBase32(Buffer.from('12345678901234567890'))
    const now = 1_700_000_000_000
    const near = [-1, 0, 1].map((off) => stepOf(secret, codeAt(secret, stepAt(now) + off), now))
    expect(near).toEqual([stepAt(now) - 1, stepAt(now), stepAt(now) + 1])
    expect(stepOf(secret, codeAt(secret, stepAt(now) + 2), now)).toBeUndefined()
    for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      expect(stepOf(secret, odd, now)).toBeUndefined()
    }
  })

  it('the QR text names shop and person', () => {
    expect(otpAddress('Pallu & Co', 'lakshmi', 'ABC')).toBe(
      'otpauth://totp/Pallu%20%26%20Co:lakshmi?secret=ABC&issuer=Pallu%20%26%20Co&algorithm=SHA1&digits=6&period=30',
    )
  })
})
