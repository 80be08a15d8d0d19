import { beforeAll, expect, it } from 'vitest'
import { Completion, SearchAnswer } from '#contract/search/types.ts'
import { saveDemoCatalogue } from '#test/demo-catalogue.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import queries from '../../../test/search-queries.json' with { type: 'json' }

onBothEngines('GET /api/search/completions', (testShop) => {
  beforeAll(() => saveDemoCatalogue(testShop().shop))

  const ask = async (path: string, input: Record<string, string>) =>
    (await testShop().app.request(`${path}?${new URLSearchParams(input)}`)).json()
  const complete = async (q: string, language = 'en') =>
    Completion.parse(await ask('/api/search/completions', { q, language }))
  const countOf = async (q: string) => SearchAnswer.parse(await ask('/api/search', { q })).total

  it.each([
    ['மயில் கழுத்து', 'மயில் கழுத்து', ['Teal']],
    ['red silk', 'red silk', ['Red', 'Silk']],
    ['red silk under 30000', 'red silk under 30000', ['Red', 'Silk', undefined]],
    ['மெரூ', 'மெரூ', ['Maroon']],
    ['kanjiv', 'kanjivaram', ['Kanjivaram']],
    ['red kanjiv', 'red Kanjivaram', ['Red', 'Kanjivaram']],
  ])('%s may become %s, with how many that finds', async (typed, text, names) => {
    const { meaning } = await complete(typed)
    expect(meaning?.text.toLowerCase()).toBe(text.toLowerCase())
    expect(meaning?.understood.map(({ labels }) => labels['en'])).toEqual(names)
    expect(meaning?.count).toBe(await countOf(text))
  })

  it('never promises another number than the search for it finds', async () => {
    for (const { q } of queries) {
      for (const typed of [q, q.slice(0, Math.ceil(q.length * 0.6))]) {
        const { meaning } = await complete(typed)
        const found = meaning && { typed, text: meaning.text, count: await countOf(meaning.text) }
        expect(meaning && { typed, text: meaning.text, count: meaning.count }).toEqual(found)
      }
    }
  })

  it('names the categories and the pieces that it may be after', async () => {
    const { suggestions } = await complete('kanji')
    expect(suggestions.map(({ kind }) => kind)).toContain('category')
    expect(suggestions[0]).toMatchObject({ kind: 'product', currentPrice: expect.any(Number) })
  })

  it('names them in the language of the page', async () => {
    const { suggestions } = await complete('kanji', 'ta')
    expect(suggestions.length).toBeGreaterThan(3)
    for (const { name, inEnglish } of suggestions) {
      expect([name, inEnglish]).toEqual([expect.stringMatching(/[\u0b80-\u0bff]/), undefined])
    }
  })

  it('leads to the page that answers a question, and means nothing where nothing is understood', async () => {
    expect(await complete('ship to usa')).toMatchObject({ meaning: null, help: ['shipping'] })
    expect((await complete('ஆர்டர் எங்கே')).help).toEqual(['track'])
    expect(await complete('zxcvb')).toEqual({ meaning: null, suggestions: [], help: [] })
    expect(await complete('')).toEqual({ meaning: null, suggestions: [], help: [] })
  })
})
