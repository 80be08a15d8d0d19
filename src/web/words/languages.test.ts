import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { lettersOf, shareOf, sumOf } from '#test/letters.ts'
import { isWord, sideBySide, spokenBy } from '#test/side-by-side.ts'
import { en } from './en.ts'
import type { Dictionary } from './words.ts'

/** Said alike everywhere: names, files, and what an address looks like. */
const alike = new Set([
  ...['WhatsApp', 'UPI', 'UPI ID', 'IFSC', 'GSTIN', 'PAN', 'you@example.com'],
  ...['recovery-codes.txt', 'my-data.json'],
])

const others = languages.filter((language) => language !== 'en')
const saidIn = async (language: (typeof others)[number]) => {
  const file: Record<string, Dictionary> = await import(`./${language}.ts`)
  const words = file[language]
  if (!words) throw new Error(`The file of ${language} has no words of that name.`)
  const { offers: _, loadRefusals: __, ...own } = words
  return [language, own] as const
}

describe.each(await Promise.all(others.map(saidIn)))('the words in %s', (language, words) => {
  const spoken = sideBySide(en, words)
  const sentences = spoken.filter(({ english }) => typeof english === 'string')
  const sayings = spoken.flatMap(({ path, english, said }) =>
    typeof english === 'function' && typeof said === 'function' ? [{ path, english, said }] : [],
  )

  it('are those of every screen, and of none that there is not', () => {
    expect(shapeOf(words)).toEqual(shapeOf(en))
  })

  it('leave nothing empty that English says', () => {
    const silent = sentences.filter(({ english, said }) => (english === '') !== (said === ''))
    expect(silent).toEqual([])
  })

  it('leave nothing in English but names', () => {
    const left = sentences.filter(({ english, said }) => said !== '' && said === english)
    expect(left.filter(({ said }) => !alike.has(String(said)))).toEqual([])
  })

  it('break off no sentence for a link that would end it', () => {
    const broken = spoken.filter(({ said }) => typeof said === 'string' && /[\s:]$/.test(said))
    expect(broken).toEqual([])
  })

  it('say everything that they are told', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sayings), parts, ({ path, english, said }, given) => {
        const here = spokenBy(said, ...given)
        const told = given.filter((part) => spokenBy(english, ...given).includes(String(part)))
        expect(here.trim(), path).not.toBe('')
        expect(
          told.filter((part) => !here.includes(String(part))),
          path,
        ).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })

  it('have something to say of none and of one', () => {
    const silent = sayings.filter(({ said }) =>
      [0, 1].some((n) => spokenBy(said, n, n, n).trim() === ''),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('are written in the letters of its script, but for names and codes', () => {
    const texts = spoken.map(({ said }) =>
      typeof said === 'string' ? said : spokenBy(said, 10, 20, 30, 40),
    )
    const letters = texts.map((text) => lettersOf(text, language))
    expect(shareOf(sumOf(letters))).toBeGreaterThan(0.995)
  })

  it('count in lakhs, in digits that every phone shows', () => {
    expect(words.listing.count(1_234_567)).toContain('12,34,567')
  })
})

/** Told apart from each other, and too small to be grouped. */
const parts = fc.uniqueArray(fc.integer({ min: 10, max: 99 }), { minLength: 4, maxLength: 4 })

/** Its names, in whatever order, and what stands under each. */
function shapeOf(words: object): object {
  const entries = Object.entries(words).map(([name, word]) => [
    name,
    isWord(word) ? typeof word : shapeOf(Object(word)),
  ])
  return Object.fromEntries(entries)
}
