import { expect, it } from 'vitest'
import { onlyRepeats } from './repeats.ts'

it.each([
  ['சிவப்பு பட்டு', ['சிவப்பு', 'பட்டு'], true],
  ['பட்டு சிவப்புப்', ['சிவப்பு', 'பட்டு'], true],
  ['Red silk', ['Red', 'Silk'], true],
  ['red silk', ['சிவப்பு', 'பட்டு'], false],
  ['red', ['Red', 'Silk'], false],
  ['மயில் கழுத்து', ['Teal'], false],
  ['red silk under 5000', ['Red', 'Silk', 'Up to ₹5,000'], false],
  ['', ['Red'], false],
])('that %s means %j repeats it: %s', (text, names, isRepeated) => {
  expect(onlyRepeats(text, names)).toBe(isRepeated)
})
