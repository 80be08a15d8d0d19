import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  anyOf,
  type Bits,
  both,
  countBits,
  countBoth,
  filledWords,
  hasBit,
  noBits,
  rowsBackwards,
  setBit,
} from './bits.ts'

const rows = fc.uniqueArray(fc.integer({ min: 0, max: 300 }))

function bitsOf(some: number[]): Bits {
  const bits = noBits()
  for (const row of some) setBit(bits, row, true)
  return bits
}

const rowsIn = (bits: Bits) =>
  Array.from({ length: 400 }, (_, row) => row).filter((row) => hasBit(bits, row))

const sorted = (some: Iterable<number>) => [...some].sort((a, b) => a - b)

it('says of sets of bits what is true of sets', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const [a, b] = [bitsOf(one), bitsOf(other)]
      const shared = one.filter((row) => other.includes(row))
      expect(rowsIn(both(a, b))).toEqual(sorted(shared))
      expect([...rowsBackwards(a)].reverse()).toEqual(sorted(one))
      expect(rowsIn(anyOf([a, b]))).toEqual(sorted(new Set([...one, ...other])))
      expect(countBits(a)).toBe(one.length)
      expect(countBoth(a, b, filledWords(b))).toBe(shared.length)
      for (const row of other) setBit(a, row, false)
      expect(rowsIn(a)).toEqual(sorted(one.filter((row) => !other.includes(row))))
    }),
  )
})
