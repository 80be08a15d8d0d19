import { describe, expect, it } from 'vitest'
import { borderWords, mayHaveBorder } from './border-words.ts'

describe('words of a border', () => {
  it.each([
    ['green with red border', ['red']],
    ['Sage Green Gadwal, Magenta Kuttu Border', ['magenta', 'kuttu']],
    ['green silk red border', ['red']],
    ['red borders', ['red']],
    ['border', []],
    ['green silk', []],
  ])('%s', (text, words) => {
    expect(borderWords(text)).toEqual(words)
  })

  it.each([
    ['Red Kanjivaram with Green Border', '', false],
    ['Green Kanjivaram with Red Border', '', true],
    ['Green Kanjivaram', '12 cm each side, brick red', true],
    ['Green Kanjivaram', '12 cm each side, gold', false],
    ['Green Kanjivaram', '', true],
  ])('“green with red border” and %s (%s): %s', (name, borderText, may) => {
    expect(mayHaveBorder({ name, borderText }, 'green with red border')).toBe(may)
  })

  it('a search without a border is not held against any', () => {
    const piece = { name: 'Red Kanjivaram with Green Border', borderText: 'green' }
    expect(mayHaveBorder(piece, 'red green')).toBe(true)
  })
})
