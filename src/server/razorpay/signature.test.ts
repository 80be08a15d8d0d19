import { expect, it } from 'vitest'
import { isSigned } from './signature.ts'

// RFC 4231, test case 2.
const body = 'what do ya want for nothing?'
const signature = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'

it('is right for this body under this secret, in small letters or large', () => {
  expect(isSigned(body, signature, 'Jefe')).toBe(true)
  expect(isSigned(body, signature.toUpperCase(), 'Jefe')).toBe(true)
})

it('is wrong for any other body, secret or sign', () => {
  expect(isSigned(`${body} `, signature, 'Jefe')).toBe(false)
  expect(isSigned(body, signature, 'jefe')).toBe(false)
  expect(isSigned(body, `6${signature.slice(1)}`, 'Jefe')).toBe(false)
})

it.each([
  ['empty', ''],
  ['cut', signature.slice(0, 62)],
  ['longer', `${signature}00`],
  ['with something behind it that is no hexadecimal text', `${signature}zz`],
  ['with something before it', `00${signature}`],
  ['no hexadecimal text', 'z'.repeat(64)],
])('is wrong when it is %s', (_, given) => {
  expect(isSigned(body, given, 'Jefe')).toBe(false)
})
