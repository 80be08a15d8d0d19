import { expect, it } from 'vitest'
import { contrastOf, heftOf, inWordsOf, textureOf, toneOf } from './in-words.ts'

const saree = (color: string, facts: Record<string, string> = {}) => ({
  ...{ fabric: 'Silk', color, occasion: 'Wedding', facts },
})

it.each([
  ['Arakku Maroon', 'deep'],
  ['Black', 'deep'],
  ['Magenta', 'medium'],
  ['Mustard', 'medium'],
  ['Ivory', 'light'],
  ['Sky Blue', 'light'],
  ['Dawn', null],
])('the colour %s is %s', (colour, tone) => {
  expect(toneOf(colour)).toBe(tone)
})

it.each([
  ['Black', { border: 'Temple, 14 cm each side, red with gold' }, 'strong'],
  ['Maroon', { border: 'Band', pallu: 'Mustard with mangoes' }, 'strong'],
  ['Pink', { border: 'Lines, magenta' }, 'soft'],
  ['Red', { pallu: 'Crimson brocade' }, 'tonal'],
  ['Red', { border: 'Selvedge, 2 cm each side' }, null],
  ['Dawn', { border: 'Gold' }, null],
  ['Red', {}, null],
])('%s with %j stands out: %s', (color, facts, contrast) => {
  expect(contrastOf(saree(color, facts as Record<string, string>))).toBe(contrast)
})

it.each([
  ['Silk', 'lustrous'],
  ['Silk Cotton', 'lustrous'],
  ['Tussar Silk', 'grained'],
  ['Chettinad cotton', 'matt'],
  ['Organza', 'sheer'],
  ['Banana', null],
])('%s is %s', (fabric, texture) => {
  expect(textureOf(fabric)).toBe(texture)
})

it.each([
  ['399 g', 'light'],
  ['400 g', 'medium'],
  ['0.7 kg', 'heavy'],
  ['About 950 g', 'heavy'],
  ['light', null],
  ['', null],
])('%s is %s to wear', (weight, heft) => {
  expect(heftOf(weight)).toBe(heft)
})

it('says what the facts tell and nothing else', () => {
  expect(inWordsOf(saree('Ivory', { weight: '480 g' }))).toEqual({
    ...{ tone: 'light', texture: 'lustrous', heft: 'medium' },
  })
  expect(inWordsOf({ ...saree('Dawn'), fabric: '' })).toEqual({
    ...{ tone: null, texture: null, heft: null },
  })
})
