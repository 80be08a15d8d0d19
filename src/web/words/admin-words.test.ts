import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminLanguages } from '#domain/language.ts'
import { lettersOf, shareOf, sumOf } from '#test/letters.ts'
import { type Said, sideBySide, spokenBy } from '#test/side-by-side.ts'

/** Said alike everywhere: names, files, units and what an address looks like. */
const alike =
  /^(?:UPI|IFSC|JSON|ARN|Razorpay|WhatsApp|HTML|HSN|MRP \(₹\)|CSV|CGST|SGST|IGST|GSTR-1|GSTIN|TCS|CIN|PIN|HUF|LLP|Ctrl K|—|\d+%?|[\W\d]*)$/

type Module = Record<string, object>

const modules = import.meta.glob<Module>(['./en/admin.ts', './{en,ta,hi}/admin/**/*.ts'], {
  eager: true,
})
const wordsOf = (language: string, file: string) =>
  modules[`./${language}/${file}`] ?? modules[`./${language}/admin/${file}`]
/** Of one screen each, as they stand in words/en/. */
const files = Object.keys(modules)
  .flatMap((path) => /^\.\/en\/(.+)/.exec(path)?.[1] ?? [])
  .filter((file) => !['admin/locale.ts', 'admin/refusals.ts'].includes(file))
/** Not yet said in Tamil and Hindi: this list only ever gets shorter. */
const untranslated: string[] = []

const [, ...others] = adminLanguages

it('every screen of the admin area speaks its languages, but for those that do not yet', () => {
  for (const language of others) {
    const missing = files.filter((file) => !wordsOf(language, file))
    expect(missing.toSorted()).toEqual(untranslated)
  }
})

/** Every sentence beside its English. */
const spokenIn = (language: string): Said[] =>
  files.flatMap((file) => {
    const said = wordsOf(language, file)
    return said ? sideBySide(wordsOf('en', file) ?? {}, said, `${file} `) : []
  })

const spoken = others.map((language) => [language, spokenIn(language)] as const)

describe.each(spoken)('the admin area in %s', (language, words) => {
  const plain = words.filter(({ english }) => typeof english === 'string')
  const sayings = words.flatMap(({ path, english, said }) =>
    typeof english === 'function' && typeof said === 'function' ? [{ path, english, said }] : [],
  )

  it('leaves nothing empty that English says, and nothing in English but names', () => {
    expect(words.length).toBeGreaterThan(900)
    const silent = plain.filter(({ english, said }) => (english === '') !== (said === ''))
    expect(silent).toEqual([])
    const left = plain.filter(({ english, said }) => said !== '' && said === english)
    expect(left.filter(({ said }) => !alike.test(String(said)))).toEqual([])
  })

  it('says all that it is told', () => {
    const texts = fc.uniqueArray(fc.integer({ min: 10, max: 99 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom(...sayings.filter(takesParts)), texts, (saying, told) => {
        const here = spokenBy(saying.said, ...told)
        const english = spokenBy(saying.english, ...told)
        const lost = told.filter(
          (part) => english.includes(String(part)) && !here.includes(String(part)),
        )
        expect(here.trim(), saying.path).not.toBe('')
        expect(lost, saying.path).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })

  it('is written in the letters of its script, but for names and codes', () => {
    const texts = words
      .filter((one) => typeof one.english === 'string' || takesParts(one as (typeof sayings)[0]))
      .map(({ said }) => (typeof said === 'string' ? said : spokenBy(said, 10, 20, 30, 40, 50, 60)))
    const letters = texts.map((text) => lettersOf(text, language))
    expect(shareOf(sumOf(letters))).toBeGreaterThan(0.95)
  })
})

/** Whether it is made of single words and figures, and not of a record. */
const takesParts = ({ english }: { english: Said['english'] }) =>
  typeof english === 'function' && !/^\(of\)|^\(\{/.test(String(english))
