import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { Facets, SearchAnswer, Suggestion } from '#contract/search/types.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { saveCategory, saveProduct, saveProducts } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { reindexAll, reindexCategory, removeProduct } from '../catalog/text-index/index-queries.ts'
import { bumpVersion } from '../platform/db/version.ts'

const facts = JSON.stringify({ weave: 'Korvai', place: 'Kanchipuram' })

async function stock({ shop }: TestShop) {
  const silks = await saveCategory(shop, { name: 'Kanjivaram Silk', slug: 'kanjivaram-silk' })
  const cottons = await saveCategory(shop, { name: 'Chettinad Cotton', slug: 'chettinad-cotton' })
  const silk = { category_id: silks, fabric: 'Silk', facts }
  const cotton = { category_id: cottons, fabric: 'Cotton' }
  await saveProducts(shop, [
    { ...silk, name: 'Arakku with temple border', color: 'Maroon', slug: 'arakku', created_at: 1 },
    { ...silk, name: 'Peacock butta', color: 'Blue', slug: 'peacock', created_at: 2, stock: 0 },
    {
      ...silk,
      name: 'Silk of the season',
      color: 'Gold',
      slug: 'season',
      created_at: 3,
      code: 'KJ-7',
    },
    { ...cotton, name: 'Bold checks', color: 'Mustard', slug: 'checks', occasion: 'Office' },
    {
      ...cotton,
      name: 'Broad stripes',
      color: 'Green',
      slug: 'stripes',
      occasion: 'Office',
      description: 'Softens with every wash; a peacock green for long afternoons.',
    },
  ])
  return { silks, cottons }
}

async function ask({ app }: TestShop, query: Record<string, string>) {
  const answer = await app.request(`/api/search?${new URLSearchParams(query)}`)
  return SearchAnswer.parse(await answer.json())
}

const slugs = async (testShop: TestShop, query: Record<string, string>) =>
  (await ask(testShop, query)).items.map((item) => item.slug)

onBothEngines('GET /api/search', (testShop) => {
  beforeAll(async () => {
    await stock(testShop())
  })

  it.each(['kanjivaram', 'Kanjeevaram', 'kanchipuram', 'KANCHI', 'kanj', 'காஞ்சிபுரம்'])(
    'finds Kanjivaram under %s',
    async (q) => {
      expect(await slugs(testShop(), { q })).toEqual(['season', 'arakku', 'peacock'])
    },
  )

  it('knows that pattu is silk, and wants every word as long as any piece has them all', async () => {
    expect(await slugs(testShop(), { q: 'pattu maroon' })).toEqual(['arakku'])
    expect(await slugs(testShop(), { q: 'pattu gold under 3' })).toEqual([])
    // No silk is mustard or green: the nearest colour is shown, and where there is none, any.
    expect(await slugs(testShop(), { q: 'pattu mustard' })).toEqual(['season'])
    expect(await slugs(testShop(), { q: 'moss pattu' })).toEqual(['season', 'arakku', 'peacock'])
  })

  it('takes a price out of the words, and a query that says nothing finds nothing', async () => {
    const priced = await ask(testShop(), { q: 'kanjivaram under 1' })
    expect([priced.total, priced.correctedTo]).toEqual([0, null])
    expect(await slugs(testShop(), { q: 'kanjivaram above 1' })).toHaveLength(3)
    for (const q of ['\u{1F642}', '?!', 'saree xqzvw']) {
      const answer = await ask(testShop(), { q })
      expect([q, answer.total]).toEqual([q, 0])
      expect(answer.suggestions.length).toBeGreaterThan(0)
    }
    expect(await slugs(testShop(), { q: 'saree' })).toHaveLength(5)
  })

  it('binds the words before a border to it', async () => {
    expect(await slugs(testShop(), { q: 'maroon with temple border' })).toEqual(['arakku'])
    expect(await slugs(testShop(), { q: 'green with maroon border' })).toEqual(['stripes'])
  })

  it('finds by code, weave and place', async () => {
    expect(await slugs(testShop(), { q: 'kj-7' })).toEqual(['season'])
    expect(await slugs(testShop(), { q: 'korvai gold' })).toEqual(['season'])
  })

  it('lets the description speak only where nothing is so named', async () => {
    expect(await slugs(testShop(), { q: 'peacock' })).toEqual(['peacock'])
    expect(await slugs(testShop(), { q: 'afternoons' })).toEqual(['stripes'])
  })

  it('finds everything for saree', async () => {
    expect((await ask(testShop(), { q: 'sarees' })).total).toBe(5)
  })

  it('searches the nearest words for a slip of the pen, and says so', async () => {
    const answer = await ask(testShop(), { q: 'mustrad checks' })
    expect(answer.correctedTo).toBe('mustard checks')
    expect(answer.items.map((item) => item.slug)).toEqual(['checks'])
  })

  it('leaves out a word that nobody knows', async () => {
    const answer = await ask(testShop(), { q: 'checks xqzyw' })
    expect(answer).toMatchObject({ correctedTo: null, total: 1 })
  })

  it('says what it understood, what it left out, and which page helps', async () => {
    const red = await ask(testShop(), { q: 'arakku pattu under 90000 xqzyw' })
    const told = red.understood.map(({ labels, maxPrice, rest }) => [
      labels['ta'] ?? maxPrice,
      rest,
    ])
    expect(told).toEqual([
      ['அரக்கு', 'pattu under 90000 xqzyw'],
      ['பட்டு', 'arakku under 90000 xqzyw'],
      [90_000, 'arakku pattu xqzyw'],
    ])
    expect([red.total, red.leftOut]).toEqual([1, ['xqzyw']])
    expect(red).not.toHaveProperty('notRead')
    const long = await ask(testShop(), { q: `${'zqx '.repeat(14)}red silk under 500` })
    expect(long.notRead).toBe('under 500')
    const green = await ask(testShop(), { q: 'green with maroon border' })
    expect(green.givenUp.map(({ labels }) => labels['hi'])).toEqual(['बॉर्डर: मैरून'])
    const code = await ask(testShop(), { q: 'kj7' })
    expect(code.understood).toMatchObject([{ labels: { en: 'KJ7' }, rest: '' }])
    const dashed = await ask(testShop(), { q: 'kj-7' })
    expect(dashed.understood).toMatchObject([{ labels: { en: 'KJ7' }, rest: '' }])
    const other = await ask(testShop(), { q: 'lehenga' })
    expect([other.total, other.elsewhere]).toEqual([0, ['lehenga']])
    const help = await ask(testShop(), { q: 'ship to usa' })
    expect([help.total, help.help]).toEqual([0, ['shipping']])
  })

  it('takes a price that was chosen before one that was said', async () => {
    const answer = await ask(testShop(), { q: 'silk under 1', maxPrice: '90000' })
    expect([answer.total, answer.understood.length]).toEqual([3, 1])
  })

  it('shows ways on where nothing was found', async () => {
    const apart = await ask(testShop(), { q: 'mustard lehenga' })
    expect(apart).toMatchObject({ items: [], total: 0, pages: 1, correctedTo: null })
    expect(apart.suggestions).toEqual(['mustard', 'Kanjivaram Silk', 'Chettinad Cotton'])
    const inTamil = await ask(testShop(), { q: 'mustard lehenga', language: 'ta' })
    expect(inTamil.suggestions[0]).toMatch(/^\p{Script=Tamil}/u)
    expect((await ask(testShop(), { q: 'xqzyw' })).suggestions).toEqual([
      'Kanjivaram Silk',
      'Chettinad Cotton',
    ])
    expect((await ask(testShop(), { minPrice: '99999' })).suggestions).not.toEqual([])
  })

  it('narrows by category and filters together', async () => {
    const query = { category: 'kanjivaram-silk', q: 'silk', colors: 'Gold,Blue' }
    expect(await slugs(testShop(), query)).toEqual(['season', 'peacock'])
  })

  it('keeps what mentions the text of an unknown category', async () => {
    expect(await slugs(testShop(), { category: 'cotton' })).toHaveLength(2)
    expect(await slugs(testShop(), { category: 'BOLD' })).toEqual(['checks'])
    expect(await slugs(testShop(), { category: '%' })).toEqual([])
  })

  it('counts the facets of the same question at /api/products/facets', async () => {
    const query = 'q=pattu&colors=Gold'
    const answer = await testShop().app.request(`/api/products/facets?${query}`)
    const facets = Facets.parse(await answer.json())
    expect(facets).toEqual((await ask(testShop(), { q: 'pattu', colors: 'Gold' })).facets)
    expect(facets.colors).toEqual(['Blue', 'Gold', 'Maroon'].map((value) => ({ value, count: 1 })))
    expect(facets.fabrics).toEqual([{ value: 'Silk', count: 1 }])
  })

  it('answers whatever is typed', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.string({ unit: fc.constantFrom(...`'":*&|!()<->%_\\ a\u0000`), maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const query = new URLSearchParams({ q, category: q })
        const paths = [`/api/search?${query}`, `/api/search/suggestions?${query}`]
        for (const path of paths) {
          const answer = await testShop().app.request(path)
          expect([200, 400]).toContain(answer.status)
        }
      }),
      { numRuns: 60 },
    )
  })
})

async function suggest({ app }: TestShop, q: string) {
  const answer = await app.request(`/api/search/suggestions?${new URLSearchParams({ q })}`)
  return Suggestion.array().parse(await answer.json())
}

onBothEngines('GET /api/search/suggestions', (testShop) => {
  beforeAll(async () => {
    await stock(testShop())
  })

  it('puts what is so named before what is of that kind, and sold out last', async () => {
    const products = (await suggest(testShop(), 'silk')).filter(({ kind }) => kind === 'product')
    expect(products.map(({ slug }) => slug)).toEqual(['season', 'arakku', 'peacock'])
  })

  it('does not ask that a piece be called a saree', async () => {
    const slugs = (await suggest(testShop(), 'mustard saree')).map(({ slug }) => slug)
    expect(slugs).toEqual(['checks'])
  })

  it('adds categories with the price of their cheapest piece', async () => {
    expect((await suggest(testShop(), 'chett')).filter(({ kind }) => kind === 'category')).toEqual([
      {
        kind: 'category',
        slug: 'chettinad-cotton',
        name: 'Chettinad Cotton',
        currentPrice: 5000,
        image: '/uploads/saree-purple.svg',
      },
    ])
  })

  it.each([
    ['காஞ்', 'season'],
    ['அரக்', 'arakku'],
    ['మెరూ', 'arakku'],
    ['ಹತ್', 'stripes'],
    ['കസ', undefined],
    ['मैरू', 'arakku'],
  ])('knows what a half-typed %s may become', async (q, first) => {
    expect((await suggest(testShop(), q))[0]?.slug).toBe(first)
  })

  it('forgives a slip', async () => {
    expect((await suggest(testShop(), 'peacok')).map(({ slug }) => slug)).toContain('peacock')
  })

  it('suggests nothing for nothing, and at most six pieces', async () => {
    expect(await suggest(testShop(), ' ')).toEqual([])
    expect(await suggest(testShop(), 'xqzyw')).toEqual([])
    await saveProducts(
      testShop().shop,
      Array.from({ length: 9 }, () => ({ name: 'Paithani', fabric: 'Zari', color: 'Ivory' })),
    )
    expect(await suggest(testShop(), 'paith')).toHaveLength(6)
  })
})

onBothEngines('the text index', (testShop) => {
  it('follows products and categories', async () => {
    const { shop } = testShop()
    const category = await saveCategory(shop, { name: 'Meenakshi' })
    const id = await saveProduct(shop, { category_id: category, slug: 'one', name: 'One' })
    expect(await slugs(testShop(), { q: 'meenakshi' })).toEqual(['one'])

    await shop.db.write(async (tx) => {
      await bumpVersion(tx, shop.now())
      await tx.updateTable('categories').set({ name: 'Kausalya' }).execute()
      await reindexCategory(tx, category)
    })
    expect(await slugs(testShop(), { q: 'meenakshi' })).toEqual([])
    expect(await slugs(testShop(), { q: 'kausalya' })).toEqual(['one'])

    await shop.db.write(async (tx) => {
      await bumpVersion(tx, shop.now())
      await removeProduct(tx, id)
    })
    expect(await slugs(testShop(), { q: 'kausalya' })).toEqual([])

    await shop.db.write(async (tx) => {
      await bumpVersion(tx, shop.now())
      await reindexAll(tx)
    })
    expect(await slugs(testShop(), { q: 'kausalya' })).toEqual(['one'])
  })
})
