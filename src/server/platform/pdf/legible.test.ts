import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLegible, legible } from './legible.ts'

it.each([
  ['12 North Mada Street, “Sri Nilayam” – 2nd', '12 North Mada Street, “Sri Nilayam” – 2nd'],
  ['மீனாட்சி ക്ഷ్మ ಬಸವ नई दिल्ली', 'மீனாட்சி ക്ഷ్మ ಬಸವ नई दिल्ली'],
  ['𝓜𝓮𝓮𝓷𝓪 ＭＥＥＮＡ', 'Meena MEENA'],
  ['Kṛṣṇa Ṭhākur, Jose\u0301', 'Krsna Thākur, José'],
  ['Happy birthday 🎂', 'Happy birthday 🎂'],
])('%s can be printed', (text, printed) => {
  expect([legible(text), isLegible(text)]).toEqual([printed, true])
})

it.each([
  ['রমন Roy', '??? Roy'],
  ['રમન, محمد', '???, ????'],
])('%s cannot be printed whole, and shows that', (text, printed) => {
  expect([legible(text), isLegible(text)]).toEqual([printed, false])
  expect(printed).toContain('?')
})

it('what was typed as a question mark is none that stands for a letter', () => {
  expect([isLegible('Ready?'), isLegible('Ready? 𝓜')]).toEqual([true, true])
})

it('no letter is left for which there is no font', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(legible(legible(text))).toBe(legible(text))
      expect(legible(text)).not.toMatch(
        /[[\u0600-\u06ff]&&\p{L}]|[[\u0980-\u09ff]&&\p{L}]|[\u4e00-\u9fff]/v,
      )
    }),
  )
})
