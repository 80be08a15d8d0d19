import { beforeAll, expect, it } from 'vitest'
import { Product } from '#contract/catalog/types.ts'
import { SearchAnswer } from '#contract/search/types.ts'
import { addedQueries } from '#test/added-search-queries.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { saveDemoCatalogue } from '#test/demo-catalogue.ts'
import { fifthQueries } from '#test/fifth-search-queries.ts'
import { fourthQueries } from '#test/fourth-search-queries.ts'
import { furtherQueries } from '#test/further-search-queries.ts'
import { type JudgedQuery, judgeSearch, type Verdict } from '#test/judge-search.ts'
import { latestQueries } from '#test/latest-search-queries.ts'
import { moreQueries } from '#test/more-search-queries.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { helpQuestions, secondQueries } from '#test/second-search-queries.ts'
import { thirdQueries } from '#test/third-search-queries.ts'
import { unseenQueries } from '#test/unseen-search-queries.ts'
import queries from '../../../test/search-queries.json' with { type: 'json' }
import spokenQueries from '../../../test/spoken-search-queries.json' with { type: 'json' }

const every = [
  ...queries,
  ...moreQueries,
  ...furtherQueries,
  ...latestQueries,
  ...addedQueries,
  ...unseenQueries,
  ...spokenQueries,
  ...secondQueries,
  ...thirdQueries,
  ...fourthQueries,
  ...fifthQueries,
]

const goal = { reciprocalRank: 0.9, precision: 0.8, ofEachLanguage: 0.8 }

async function productsOf({ app }: TestShop) {
  return Product.array().parse(await (await app.request('/api/products')).json())
}

async function ask({ app }: TestShop, q: string) {
  const answer = await app.request(`/api/search?${new URLSearchParams({ q })}`)
  return SearchAnswer.parse(await answer.json())
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const rankOf = (all: Verdict[]) => mean(all.map((one) => one.reciprocalRank))
const precisionOf = (all: Verdict[]) => mean(all.map((one) => one.precision))

onBothEngines('a search across scripts', (testShop, engine) => {
  beforeAll(() => saveDemoCatalogue(testShop().shop))

  it.each([
    ['finds what shoppers mean', queries as JudgedQuery[]],
    ['finds every value of the shop in sentences of six scripts', moreQueries],
    ['finds what sentences ask for that nobody had in mind', furtherQueries],
    ['finds what whole sentences and questions ask for', latestQueries],
    ['finds what case endings, compounds and slips of the pen say', addedQueries],
    ['finds what sentences say that were written without a look at the lexicon', unseenQueries],
    ['finds what prices, number words, without and compounds say', spokenQueries as JudgedQuery[]],
    ['finds motifs, weights, both ends of a price and what is not wanted', secondQueries],
    ['finds what is wished for in one breath: what for, how much, which border', thirdQueries],
    ['finds budgets spoken in full, codes without a dash and what is worn where', fourthQueries],
    [
      'finds what heaped endings, figures of a script and other words for without say',
      fifthQueries,
    ],
  ])('%s', async (_, judged) => {
    const products = await productsOf(testShop())
    const verdicts = await judgeSearch(judged, products, (q) => ask(testShop(), q))
    const byLanguage = Map.groupBy(verdicts, ({ lang }) => lang)
    const lines = [...byLanguage, ['all', verdicts] as const].map(
      ([lang, all]) => `${lang} ${rankOf(all).toFixed(2)}/${precisionOf(all).toFixed(2)}`,
    )
    console.log(`MRR/P@5 on ${engine}, ${verdicts.length} queries: ${lines.join(', ')}`)
    const missed = verdicts
      .filter((one) => one.reciprocalRank < 1 || one.precision < 0.8)
      .map(({ q, total, first, precision }) => `${q}: ${total}, P ${precision}, ${first}`)
    if (missed.length) console.log(missed.join('\n'))
    expect(rankOf(verdicts), missed.join('\n')).toBeGreaterThanOrEqual(goal.reciprocalRank)
    expect(precisionOf(verdicts), missed.join('\n')).toBeGreaterThanOrEqual(goal.precision)
    for (const [language, all] of byLanguage) {
      expect([language, rankOf(all) >= goal.ofEachLanguage]).toEqual([language, true])
    }
  })

  it.each(helpQuestions)('leads from “%s” to the page about %s', async (q, topic) => {
    expect((await ask(testShop(), q)).help).toContain(topic)
  })
})

it('finds the same pieces in the same order, whichever engine keeps them', async () => {
  const shops = await Promise.all(engines.map((engine) => createTestShop({ engine })))
  const orders = await Promise.all(
    shops.map(async (testShop) => {
      await saveDemoCatalogue(testShop.shop)
      const answers: [q: string, slugs: string[]][] = []
      for (const { q } of every) {
        const { items } = await ask(testShop, q)
        answers.push([q, items.map(({ slug }) => slug)])
      }
      return answers
    }),
  )
  await Promise.all(shops.map(({ close }) => close()))
  for (const order of orders) expect(order).toEqual(orders[0])
})
