import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { code128 } from './code-128.ts'

it('a number is start, its letters, the check figure and the stop, as the standard draws them', () => {
  // "PJJ123C" of the usual worked example: start B, P J J 1 2 3 C, check 55, stop.
  const drawn = ['211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321']
  expect(code128('PJJ123C')?.join('')).toBe([...drawn, '311321', '2331112'].join(''))
})

it('every symbol is eleven modules wide and the stop thirteen', () => {
  const printable = string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' })
  return assert(
    property(printable, (text) => {
      const widths = code128(text) ?? []
      const modules = widths.reduce((sum, width) => sum + width, 0)
      return modules === 11 * (text.length + 2) + 13 && widths.length === 6 * (text.length + 2) + 7
    }),
  )
})

it('what no scanner of the trade reads has no code', () => {
  expect([code128(''), code128('பார்சல்'), code128('A'.repeat(41))]).toEqual([null, null, null])
})
