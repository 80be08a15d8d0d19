import { describe, expect, it } from 'vitest'
import type { Says } from '#domain/refusals/entry.ts'
import { refusals as english } from '#domain/refusals/list.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import type { Dictionary } from './words.ts'

const others: Record<string, Dictionary> = { ta, te, kn, ml, hi }
const wholeOf = async ({ offers, loadRefusals }: Dictionary): Promise<Record<string, Says>> => ({
  ...offers,
  ...(await loadRefusals()),
})
const spoken = await Promise.all(
  Object.entries(others).map(
    async ([language, words]) => [language, await wholeOf(words)] as const,
  ),
)

/** What the refusals carry that is more than a figure. */
const given: Record<string, unknown> = {
  ...{ method: 'PATCH', field: 'xyz', words: 'Only in Chennai', mostBytes: 47 * 1024 * 1024 },
  ...{ state: 'packed', seen: 'confirmed', from: 'delivered', to: 'cancelled' },
  piece: { name: 'Kanchi', left: 2 },
  pieces: [{ name: null }, { name: 'Kanchi', left: 2 }, { name: 'Uppada', left: 0 }],
}

/** The sentence, and what was asked for while it was made. */
function sayWith(says: Says) {
  const asked = new Set<string>()
  const params = new Proxy(given, {
    get(own, name) {
      asked.add(String(name))
      return own[String(name)] ?? 47
    },
  })
  const sentence = typeof says === 'string' ? says : says(params as never)
  return { sentence, asked: [...asked].toSorted() }
}

/** Figures, amounts and names, as they stand in a sentence. */
const facts = (sentence: string) =>
  [...sentence.matchAll(/₹[\d.,]*\d|\d[\d.,]*\d|\d|Kanchi|Uppada|PATCH|xyz/g)].map(([one]) => one)

const script: Record<string, RegExp> = {
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  hi: /\p{Script=Devanagari}/u,
}

describe.each(spoken)('the refusals in %s', (language, words) => {
  it('are those of the list', () => {
    expect(Object.keys(words).filter((code) => !Object.hasOwn(english, code))).toEqual([])
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(spoken[0]?.[1] ?? {}).toSorted())
    expect(Object.keys(words).length).toBeGreaterThan(140)
  })

  it.each(Object.entries(words))('%s says what English says', (code, says) => {
    const own = sayWith(says)
    const first = sayWith(english[code as keyof typeof english].says)
    expect(own.asked).toEqual(first.asked)
    expect(facts(own.sentence).toSorted()).toEqual(expect.arrayContaining(facts(first.sentence)))
    // What the owner wrote is said as it was written.
    if (code !== 'cod-rule-says') expect(own.sentence).toMatch(script[language] ?? /never/)
  })
})
