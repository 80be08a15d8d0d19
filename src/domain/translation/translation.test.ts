import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage, isShown, translatedThings } from './translation.ts'

const text = fc.oneof(fc.string(), fc.constant(''), fc.constant(' '))
const fields = ['name', 'description', 'alt'] as const

describe('a thing in a language', () => {
  it('has each field in it or, marked, in English: never nothing, never something of another field', () => {
    const thing = fc.record({ id: fc.nat(), name: text, description: text, alt: text })
    const known = fc.dictionary(fc.constantFrom(...fields), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(thing, known, (given, words) => {
        const said = inLanguage(given, fields, (field) => words[field])
        expect(said.id).toBe(given.id)
        for (const field of fields) {
          const isEmpty = given[field].trim() === ''
          expect(said[field]).toBe(isEmpty ? given[field] : (words[field] ?? given[field]))
          const isMarked = said.inEnglish?.includes(field) ?? false
          expect(isMarked).toBe(!isEmpty && words[field] === undefined)
        }
      }),
    )
  })

  it('says nothing of English where all is said', () => {
    expect(inLanguage({ name: 'Silk' }, ['name'], () => 'பட்டு')).toEqual({ name: 'பட்டு' })
  })

  it('leaves alone what is not there', () => {
    const none = { description: null }
    expect(inLanguage(none, ['description'], () => 'x')).toEqual(none)
  })
})

describe('words that somebody has written', () => {
  it.each(translatedThings)('of a machine are shown to nobody: %s', (thing) => {
    for (const isStale of [true, false]) {
      expect(isShown(thing, { words: 'x', isStale, madeBy: 'machine' })).toBe(false)
    }
  })

  it('are no promise of the shop any more once the English says something else', () => {
    const stale = { words: 'x', isStale: true, madeBy: 'person' } as const
    const shown = translatedThings.filter((thing) => isShown(thing, stale))
    expect(shown).toEqual(['product', 'category', 'value', 'picture', 'story'])
    for (const thing of translatedThings) {
      expect(isShown(thing, { ...stale, isStale: false })).toBe(true)
    }
  })
})
