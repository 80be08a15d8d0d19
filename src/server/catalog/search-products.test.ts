import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factKeys, filterGroups, recordOf } from '#domain/attributes.ts'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import { mostMakingFor, promiseOf } from '#domain/delivery/shipping.ts'
import { dayInIndia, endOfDay } from '#domain/india-day.ts'
import { facetsOf } from '#domain/listing/facets.ts'
import { isShort, nearest } from '#domain/listing/just-outside.ts'
import {
  compareFor,
  type ListedProduct,
  type ListingFilter,
  type ListingScope,
  matches,
  sorts,
} from '#domain/listing/listing.ts'
import { policy } from '#domain/policy.ts'
import { firstPublishedAt } from '#domain/publishing/first-published.ts'
import { indexProduct, removeProduct } from '#server/catalog/text-index/index-queries.ts'
import type { Shop } from '#server/platform/shop.ts'
import { heard } from '#server/search/heard.ts'
import { testNow } from '#test/create-test-shop.ts'
import { saveCategory, saveProducts } from '#test/factories.ts'
import { onBothEngines, onNewShops } from '#test/on-both-engines.ts'
import { bumpVersion } from '../platform/db/version.ts'
import type { Found } from './found.ts'
import { rowsBackwards } from './listing/bits.ts'
import { listingIndexOf } from './listing/listing-index.ts'
import { searchProducts, wantsAll } from './search-products.ts'

const { integer, constantFrom, record, option, boolean, subarray, array, tuple } = fc
const word = constantFrom(
  ...['Kanchipuram', 'Kanjeevaram', 'PATTU', 'silk', 'Temple', "Weaver's", 'Zari', 'Ärrow', 'sari'],
  ...['பட்டு', 'కంచి', 'T-42', '100%', 'a_b', 'Of', 'İpek', 'x'],
)
const words = array(word, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '))
const fabrics = ['Silk', 'silk', 'Silk, Cotton', '', 'Ärrow Linen', 'பட்டு']
const colors = ['Red', 'Maroon', '', 'Sky Blue']
const occasions = ['Wedding', 'Festive', '100%']
const facts = ['Korvai', 'Ikat', 'None', 'Gold-toned']
const long = 'x'.repeat(policy.listing.maxValueLength + 1)
const fact = fc.oneof(
  constantFrom(...facts, ' Korvai , three-shuttle', 'Ikat,', ', tall', '', long),
  word,
)
const valuesOf = (group: string) => {
  const column = { fabrics: [...fabrics, 'Unknown'], colors, occasions }
  return Object.entries(column).find(([name]) => name === group)?.[1] ?? [...facts, '', long]
}
const rupees = constantFrom(0, 1, 4_999, 5_000, 5_001, 100_000)

const product = record({
  name: words,
  fabric: constantFrom(...fabrics),
  color: constantFrom(...colors),
  occasion: constantFrom(...occasions),
  price_paise: tuple(rupees, constantFrom(0, 0, 50)).map(([whole, paise]) => whole * 100 + paise),
  discount_paise: option(constantFrom(0, 100, 500_000, 10_000_000)),
  stock: constantFrom(0, 1, 5),
  is_featured: constantFrom(0, 1),
  is_new_arrival: constantFrom(0, 1),
  is_trending: constantFrom(0, 1),
  rating_count: constantFrom(0, 1, 4),
  making_days: constantFrom(0, 0, 3, 40),
  created_at: constantFrom(1_000, 2_000, 3_000),
  published_at: option(constantFrom(1_000, 2_500, 3_000)),
  facts: option(record(recordOf(factKeys, () => fact))).map((facts) => JSON.stringify(facts ?? {})),
  category: integer({ min: 0, max: 3 }),
  isArchived: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
})

const filter: fc.Arbitrary<ListingFilter> = record({
  list: option(constantFrom('new-arrivals', 'featured', 'trending')),
  category: fc.constant(null),
  text: option(fc.oneof(words, word, constantFrom('ka', 'pat', 'sa', '%', "'", 't', '"', '  '))),
  minPrice: option(rupees),
  maxPrice: option(rupees),
  inStock: boolean(),
  by: option(integer({ min: 0, max: 90 }), { nil: null }).map((days) =>
    days === null ? null : dayInIndia(testNow + days * 86_400_000),
  ),
  ...recordOf(filterGroups, (group) => subarray(valuesOf(group))),
  sort: constantFrom(...sorts),
  page: constantFrom(1, 1, 2, 3),
})
/** The lower first, as every address has them. */
const boundsOf = (a: number | null, b: number | null) =>
  a !== null && b !== null && a > b ? { minPrice: b, maxPrice: a } : { minPrice: a, maxPrice: b }
// Mostly few conditions, or nothing would be left to compare.
const someFilter = tuple(
  filter,
  array(boolean(), { minLength: 4 + filterGroups.length, maxLength: 4 + filterGroups.length }),
).map(
  ([whole, kept]): ListingFilter => ({
    ...whole,
    list: kept[0] ? whole.list : null,
    text: kept[1] ? whole.text : null,
    ...boundsOf(kept[2] ? whole.minPrice : null, kept[3] ? whole.maxPrice : null),
    by: kept[1] && kept[2] ? whole.by : null,
    inStock: whole.inStock && (kept[2] ?? false) !== (kept[3] ?? false),
    ...recordOf(filterGroups, (group) =>
      kept[4 + filterGroups.indexOf(group)] ? whole[group] : [],
    ),
  }),
)

const scope = fc.oneof(
  fc.constant({ kind: 'all' as const }),
  integer({ min: 0, max: 3 }).map((category) => ({ kind: 'category' as const, category })),
  constantFrom('silk', 'KAN', 'ä', '%', '_', 'பட்', 'temple-', 'i', "'").map((text) => ({
    kind: 'text' as const,
    text,
  })),
)

const catalogue = record({
  before: array(product, { maxLength: 60, size: 'max' }),
  after: array(product, { maxLength: 3 }),
  questions: array(tuple(someFilter, scope), { minLength: 6, maxLength: 6 }),
})

onBothEngines('a listing from the index', (testShop) => {
  it('holds what matches(), compareFor() and facetsOf() say, whatever the catalogue', async () => {
    const { shop } = testShop()
    // Category 0 is one that was deleted: its products are sold on.
    const categoryIds = [987_654]
    for (const [name, slug] of [
      ['Silk', 'silk'],
      ['Temple Ärrow', 'temple-arrow'],
      ['Kanchi', 'k-1'],
    ]) {
      categoryIds.push(await saveCategory(shop, { name: `${name}`, slug: `${slug}` }))
    }
    await fc.assert(
      fc.asyncProperty(catalogue, async ({ before, after, questions }) => {
        await forgetAll(shop)
        await putAll(shop, before, categoryIds)
        await expectSame(shop, questions.slice(0, 3), categoryIds)
        await changeSome(shop)
        await putAll(shop, after, categoryIds)
        await expectSame(shop, questions.slice(3), categoryIds)
      }),
      // To make a catalogue smaller takes longer than to read it as it is.
      { numRuns: 40, endOnFailure: true },
    )
  }, 180_000)
})

type Product = typeof product extends fc.Arbitrary<infer Made> ? Made : never
type Question = [ListingFilter, typeof scope extends fc.Arbitrary<infer Made> ? Made : never]

async function putAll(shop: Shop, products: Product[], categoryIds: number[]) {
  const rows = products.map(({ category, isArchived, ...row }) => ({
    ...row,
    category_id: categoryIds[category] ?? 0,
    archived_at: isArchived ? 1 : null,
  }))
  await saveProducts(shop, rows)
}

/** As the admin area archives: hidden, and out of the text index. */
function forgetAll(shop: Shop) {
  return shop.db.write(async (tx) => {
    const revision = await bumpVersion(tx, shop.now())
    const changed = { archived_at: 1, revision }
    const gone = await tx
      .updateTable('products')
      .set(changed)
      .where('archived_at', 'is', null)
      .returning('id')
      .execute()
    for (const { id } of gone) await removeProduct(tx, id)
  })
}

/** So few that the index moves them instead of sorting anew. */
function changeSome(shop: Shop) {
  return shop.db.write(async (tx) => {
    const revision = await bumpVersion(tx, shop.now())
    const live = tx.selectFrom('products').select('id').where('archived_at', 'is', null)
    const rows = await live.orderBy('id').execute()
    const changes = [
      { stock: 0 },
      { price_paise: 500_100, discount_paise: null },
      { fabric: 'Silk', color: 'Maroon', category_id: 987_654, created_at: 2_000 },
    ]
    for (const [at, change] of changes.entries()) {
      const id = rows[Math.floor((rows.length * (at + 1)) / 4)]?.id ?? 0
      await tx
        .updateTable('products')
        .set({ ...change, revision })
        .where('id', '=', id)
        .execute()
      await indexProduct(tx, id)
    }
  })
}

async function expectSame(shop: Shop, questions: Question[], categoryIds: number[]) {
  const all = await listedProducts(shop)
  for (const [question, where] of questions) {
    const scope: ListingScope =
      where.kind === 'category'
        ? { kind: 'category', categoryId: categoryIds[where.category] ?? 0 }
        : where
    const { found } = await heard(shop.db, question.text)
    const mostMaking =
      question.by === null ? null : mostMakingFor(firstTerms, endOfDay(shop.now()), question.by)
    const wanted = { filter: question, mostMaking }
    const listing = await searchProducts(shop.db, wanted, scope, found)
    const scores = await scoresOf(shop, found)
    const meant = all.filter(({ id }) => scores === null || scores.has(id))
    const compare = compareFor(question.sort)
    const bestFirst = (a: ListedProduct, b: ListedProduct) =>
      question.sort === 'best' ? (scores?.get(b.id) ?? 0) - (scores?.get(a.id) ?? 0) : 0
    const expected = meant
      .filter((one) => matches(one, question, scope))
      .toSorted((a, b) => bestFirst(a, b) || compare(a, b))
    const from = (question.page - 1) * policy.pageSize
    expect({
      ids: listing.rows.map((row) => row.id),
      total: listing.total,
      facets: listing.facets,
      outside: listing.outside.map((row) => row.id),
    }).toEqual({
      ids: expected.slice(from, from + policy.pageSize).map((one) => one.id),
      total: expected.length,
      facets: facetsOf(meant, question, scope),
      outside: outsideOf(meant, question, scope, expected.length),
    })
  }
}

/** What a short list shows of what can be bought just outside its price. */
function outsideOf(
  all: ListedProduct[],
  question: ListingFilter,
  scope: ListingScope,
  total: number,
) {
  if (!isShort(total, question)) return []
  const anyPrice = { ...question, minPrice: null, maxPrice: null, inStock: true }
  return nearest(
    all.filter((one) => matches(one, anyPrice, scope)),
    question,
  ).map(({ id }) => id)
}

/** How well each piece that was found fits, by id; null where everything is meant. */
async function scoresOf(shop: Shop, found: Found): Promise<Map<number, number> | null> {
  if (found === null) return null
  const { ids } = await listingIndexOf(shop.db).columns()
  const rows = [...rowsBackwards(found.rows)]
  return new Map(rows.map((row) => [ids[row] ?? 0, found.scores[row] ?? 0]))
}

async function listedProducts(shop: Shop): Promise<ListedProduct[]> {
  const rows = await shop.db.read
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.archived_at', 'is', null)
    .selectAll('p')
    .select(['c.name as category_name', 'c.slug as category_slug'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    currentPricePaise: row.current_paise,
    fabric: row.fabric,
    color: row.color,
    occasion: row.occasion,
    facts: JSON.parse(row.facts),
    categoryId: row.category_id,
    categorySlug: row.category_slug,
    categoryName: row.category_name,
    isFeatured: row.is_featured === 1,
    isNewArrival: row.is_new_arrival === 1,
    isTrending: row.is_trending === 1,
    inStock: row.stock > 0,
    arrives: dayInIndia(promiseOf(firstTerms, endOfDay(shop.now()), row.making_days).to),
    savedPaise: row.discount_paise ? Math.abs(row.price_paise - row.discount_paise) : 0,
    reviewCount: row.rating_count,
    publishedAtMs: firstPublishedAt(row),
  }))
}

onNewShops('the catalogue in memory', (testShop) => {
  it('is empty where the shop is', async () => {
    const listing = await searchProducts(testShop().shop.db, wantsAll, { kind: 'all' }, null)
    expect(listing).toEqual({
      rows: [],
      total: 0,
      facets: { ...recordOf(filterGroups, () => []), price: null, bands: [], inStock: 0 },
      outside: [],
    })
  })

  it('sees a sale, a new price and a product that is archived at the next question', async () => {
    const { shop } = testShop()
    const [first, second] = await saveProducts(shop, [{ created_at: 1 }, { created_at: 2 }])
    const ids = async () => {
      const listing = await searchProducts(shop.db, wantsAll, { kind: 'all' }, null)
      return listing.rows.map((row) => row.id)
    }
    expect(await ids()).toEqual([second, first])
    await change(shop, second, { stock: 0 })
    expect(await ids()).toEqual([first, second])
    await change(shop, first, { archived_at: 1 })
    expect(await ids()).toEqual([second])
  })
})

function change(
  shop: Shop,
  id: number | undefined,
  values: { stock?: number; archived_at?: number },
) {
  return shop.db.write(async (tx) => {
    const revision = await bumpVersion(tx, shop.now())
    await tx
      .updateTable('products')
      .set({ ...values, revision })
      .where('id', '=', id ?? 0)
      .execute()
  })
}
