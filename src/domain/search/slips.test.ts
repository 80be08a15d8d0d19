import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lettersOf, mayBeNear, slipsBetween } from './slips.ts'

/** The whole table, cell by cell. */
function plainDistance(a: string, b: string): number {
  const table: number[][] = []
  const at = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = 0; row <= a.length; row++) {
    table[row] = []
    for (let column = 0; column <= b.length; column++) {
      const ways = row * column === 0 ? [row + column] : []
      if (row * column > 0) {
        const isSame = a[row - 1] === b[column - 1]
        ways.push(at(row - 1, column) + 1, at(row, column - 1) + 1)
        ways.push(at(row - 1, column - 1) + Number(!isSame))
        const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
        if (isSwap && row > 1 && column > 1) ways.push(at(row - 2, column - 2) + 1)
      }
      table[row]?.push(Math.min(...ways))
    }
  }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ப', 'ட'), maxLength: 12 })

it('counts slips as the whole table would, as far as the limit goes', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
      expect(slipsBetween(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1))
    }),
  )
  expect(slipsBetween('a'.repeat(300), `${'a'.repeat(299)}b`, 3)).toBe(1)
  expect(slipsBetween('maroon', 'marron')).toBe(1)
})

it('tells no two words apart by their letters that are near', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(mayBeNear(lettersOf(a), lettersOf(b), plainDistance(a, b))).toBe(true)
    }),
  )
  expect(mayBeNear(lettersOf('maroon'), lettersOf('kitchen'), 2)).toBe(false)
})
