import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slipsAllowed, slipsBetween } from './slips.ts'
import { closestWord, isBegun } from './vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 })
const vocabularies = fc.array(fc.tuple(word, fc.integer({ min: 1, max: 3 })), { maxLength: 60 })

it('finds the word that a look at every one would find', () => {
  fc.assert(
    fc.property(word, vocabularies, (typed, entries) => {
      const vocabulary = new Map(entries)
      const most = slipsAllowed(typed)
      const [nearest] = [...vocabulary]
        .map(([known, uses]) => ({ known, uses, slips: slipsBetween(typed, known) }))
        .filter(({ known, slips }) => most > 0 && slips <= most && known[0] === typed[0])
        .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses || (a.known < b.known ? -1 : 1))
      expect(closestWord(typed, vocabulary)).toBe(nearest?.known ?? null)
      const isStart = [...vocabulary.keys()].some((known) => known.startsWith(typed))
      expect(isBegun(typed, vocabulary)).toBe(isStart)
    }),
  )
})
