import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeInIndia } from '#domain/india-time.ts'
import { languages } from '#domain/language.ts'
import { emailWords, longDay } from './email-words.ts'
import { en } from './en.ts'

type Say = (...told: (string | number)[]) => string
type Said = string | Say

/** Every sentence by its path. */
function sentencesOf(words: object, above = ''): [path: string, said: Said][] {
  return Object.entries(words).flatMap(([name, said]): [string, Said][] =>
    typeof said === 'object' && said !== null
      ? sentencesOf(said, `${above}${name}.`)
      : [[`${above}${name}`, said]],
  )
}

const english = new Map(sentencesOf(en))
const letters = /\p{L}/u

describe.each(languages.filter((language) => language !== 'en'))('emails in %s', (language) => {
  const own = new Map(sentencesOf(emailWords(language)))

  it('say every sentence that English says, and leave none in English', () => {
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const plain = [...own].filter(([, said]) => typeof said === 'string')
    const left = plain.filter(([path, said]) => said === '' || said === english.get(path))
    expect(left).toEqual([])
  })

  it('say everything that they are told', () => {
    const sayings = [...own].flatMap(([path, said]) => {
      const first = english.get(path)
      if (typeof said !== 'function') return []
      return typeof first === 'function' ? [{ path, said, first }] : []
    })
    const told = fc.uniqueArray(fc.integer({ min: 10, max: 99 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...sayings), told, ({ path, said, first }, given) => {
        const here = said(...given)
        const missing = given.filter(
          (one) => first(...given).includes(String(one)) && !here.includes(String(one)),
        )
        expect({ path, missing }).toEqual({ path, missing: [] })
      }),
      { numRuns: 2000 },
    )
  })

  it('write days and times as that language does', () => {
    const evening = Date.UTC(2026, 5, 4, 13, 10)
    expect(longDay(evening, language).match(/\d+/g)?.toSorted()).toEqual(['2026', '4'])
    expect(longDay(evening, language)).not.toMatch(/June/)
    expect(timeInIndia(evening, language)).toMatch(/6:40/)
    expect(longDay(evening, language)).toMatch(letters)
  })
})

it('English days and times are what they were', () => {
  const evening = Date.UTC(2026, 5, 4, 13, 10)
  expect([longDay(evening, 'en'), timeInIndia(evening, 'en')]).toEqual(['4 June 2026', '6:40 pm'])
})

/** What a list of emails on a phone shows of a subject. */
const shown = 40

it.each(languages)('subjects in %s say in a list of emails what they are about', (language) => {
  const letters = new Intl.Segmenter(language, { granularity: 'grapheme' })
  const subjects = sentencesOf(emailWords(language)).filter(([path]) => path.endsWith('.subject'))
  expect(subjects.length).toBeGreaterThan(20)
  const cut = subjects
    .map(([, said]) => (typeof said === 'function' ? said('Pallu', 'Pallu') : said))
    .filter((subject) => [...letters.segment(subject)].length > shown)
  expect(cut).toEqual([])
})
