import { expect, it } from 'vitest'
import { postalCheckDigit, readPostalNumber } from './postal-number.ts'

it.each([
  // The example of the standard; a rest of 0 is a 5, a rest of 1 is a 0.
  ['47312482', 9],
  ['00000000', 5],
  ['00000008', 0],
])('the check digit of %s is %i', (serial, digit) => {
  expect(postalCheckDigit(serial)).toBe(digit)
})

it('a number is read as its label has it', () => {
  expect(readPostalNumber('ee 4731 2482 9 in')).toBe('EE473124829IN')
  expect(readPostalNumber('RR473124829GB')).toBe('RR473124829GB')
})

it.each(['EE473124828IN', 'EE473124892IN', 'EE47312482IN', '473124829', '', 'EE4731248299IN'])(
  '%s is no number of the post',
  (text) => {
    expect(readPostalNumber(text)).toBeNull()
  },
)
