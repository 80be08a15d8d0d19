import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestWord, normaliseText, searchTerms, searchTextOf, slipsBetween } from './search.ts'

describe('normaliseText', () => {
  it('folds case, diacritics and punctuation', () => {
    expect(normaliseText('  Kāñchī-PURAM’s   "Silk"! ')).toBe('kanchi purams silk')
  })

  it('keeps the vowel signs of Indian scripts', () => {
    expect(normaliseText('பட்டு புடவை')).toBe('பட்டு புடவை')
    expect(normaliseText('साड़ी')).toBe('साड़ी'.normalize('NFC'))
  })
})

describe('searchTerms', () => {
  it.each(['kanjeevaram', 'Kanjivaram', 'KANCHIPURAM', 'kancheepuram', 'kanjipuram', 'kanchi'])(
    '%s is kanjivaram',
    (spelling) => {
      expect(searchTerms(spelling)).toEqual(['kanjivaram'])
    },
  )

  it.each([
    ['pattu pudavai', ['silk', 'saree']],
    ['Silk sarees for the wedding', ['silk', 'saree', 'wedding']],
    ['upada sari', ['uppada', 'saree']],
    ['pochampalli ikkat', ['pochampally', 'ikat']],
    ['mangalgiri venkatgiri ilkall', ['mangalagiri', 'venkatagiri', 'ilkal']],
    ['arakku mayil borders', ['maroon', 'peacock', 'border']],
    ['பட்டு சேலை', ['silk', 'saree']],
    ['साड़ी', ['saree']],
    ['చీర', ['saree']],
    ['red kanche', ['red', 'kanjivaram']],
    ['the', ['the']],
    ['', []],
    [' ,!', []],
  ])('%s is %s', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms)
  })

  it('every term is safe inside a search pattern', () => {
    return fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const terms = searchTerms(text)
        expect(terms.every((term) => term !== '' && !/[\s%_,]/.test(term))).toBe(true)
      }),
    )
  })
})

describe('searchTextOf', () => {
  it('everything here is a saree', () => {
    const saree = { name: 'Mayil', fabric: 'Pattu', color: 'Red', occasion: 'Wedding' }
    expect(searchTextOf({ ...saree, categoryName: null })).toBe(' peacock silk red wedding saree ')
  })
})

describe('closestWord', () => {
  const words = new Map([
    ['kanjivaram', 50],
    ['maroon', 20],
    ['cotton', 30],
    ['red', 9],
    ['rose', 5],
    ['robe', 5],
    ['role', 7],
  ])

  it.each([
    ['maroon', 'maroon'],
    ['marron', 'maroon'],
    ['maoron', 'maroon'],
    ['kanjvarm', 'kanjivaram'],
    ['coton', 'cotton'],
    ['coten', null],
    ['rd', null],
    ['zzzz', null],
  ])('%s is probably %s', (typed, meant) => {
    expect(closestWord(typed, words)).toBe(meant)
  })

  it('takes the commonest, then the first by the alphabet', () => {
    expect(closestWord('rone', words)).toBe('role')
    expect(closestWord('rome', new Map([...words, ['role', 5]]))).toBe('robe')
  })

  it('gives up early on what is far away', () => {
    expect(closestWord('x'.repeat(5000), words)).toBeNull()
  })
})

describe('slipsBetween', () => {
  it('counts one for a swap of neighbours', () => {
    expect(slipsBetween('silk', 'slik')).toBe(1)
    expect(slipsBetween('', 'silk')).toBe(4)
  })

  it('is the same both ways, none only for the same word, and honest below its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    return fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = slipsBetween(a, b)
        expect(slipsBetween(b, a)).toBe(slips)
        expect(slips === 0).toBe(a === b)
        expect(slipsBetween(a, b, 2)).toBe(Math.min(slips, 3))
      }),
    )
  })
})
