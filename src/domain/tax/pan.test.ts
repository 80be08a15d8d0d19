import { expect, it } from 'vitest'
import { isPanDue, readPan } from './pan.ts'

it.each([
  ['ABCPM1234K', 'ABCPM1234K'],
  [' abcpm 1234k ', 'ABCPM1234K'],
  ['ABCPM1234', null],
  ['ABCPM12345', null],
  ['33ABCPM1234K1Z5', null],
  ['', null],
])('%j is read as %j', (typed, pan) => {
  expect(readPan(typed)).toBe(pan)
})

it('is due above the limit alone, where there is one, and never beside a GSTIN', () => {
  const gstin = '29ZZZFB0000Z1ZF'
  expect(isPanDue({ totalPaise: 20_000_000, gstin: null }, 20_000_000)).toBe(false)
  expect(isPanDue({ totalPaise: 20_000_001, gstin: null }, 20_000_000)).toBe(true)
  expect(isPanDue({ totalPaise: 20_000_001, gstin }, 20_000_000)).toBe(false)
  expect(isPanDue({ totalPaise: 20_000_001, gstin: null }, undefined)).toBe(false)
})
