import { expect, it } from 'vitest'
import { textWithout } from './words.ts'

it.each([
  ['kj-7', ['kj', '7'], ''],
  ['kj-7 red', ['kj', '7'], 'red'],
  ['red kj - 7', ['kj', '7'], 'red'],
  ['PL-KJ-003-red', ['PL', 'KJ', '003'], 'red'],
  ['red, kj-7, blue border', ['kj', '7'], 'red, blue border'],
  ['green, red border', ['red'], 'green, border'],
  ['kj-7 ₹', ['kj', '7'], '₹'],
])('%s without %j is “%s”: no dash and no comma stands alone', (text, cut, rest) => {
  const spans = cut.map((word) => {
    const from = text.indexOf(word)
    return { from, to: from + word.length }
  })
  expect(textWithout(text, spans)).toBe(rest)
})
