import type { Suggestion } from '#contract/search/types.ts'
import { fallbackImage } from '#domain/image-order.ts'
import type { Language } from '#domain/language.ts'
import { emptyFilter, type ListingFilter } from '#domain/listing/listing.ts'
import { toRupees } from '#domain/money.ts'
import { conceptsIn } from '#domain/search/piece-marks.ts'
import type { Plan } from '#domain/search/understand.ts'
import { indexWords } from '#domain/search/words.ts'
import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder } from '../catalog/listing/listing-queries.ts'
import { presentedCards } from '../catalog/present-products.ts'
import { searchProducts } from '../catalog/search-products.ts'
import type { Database } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { wordsIn } from '../translations/words-in.ts'
import { heard } from './heard.ts'

const productsShown = 6
const categoriesShown = 3

/** Pieces and categories that a half-typed search may mean; the best first. */
export async function suggestions(
  shop: Shop,
  typed: string,
  language: Language = 'en',
): Promise<Suggestion[]> {
  const { plan, found } = await heard(shop.db, typed, { isTyping: true })
  if (typed.trim() === '' || found?.rows.words.length === 0) return []
  const filter: ListingFilter = { ...emptyFilter, sort: plan.order?.sort ?? 'best' }
  const { rows } = await searchProducts(shop.db, filter, { kind: 'all' }, found)
  const cards = await presentedCards(shop, rows.slice(0, productsShown), language)
  const products = cards.map(({ slug, name, currentPrice, image }): Suggestion => {
    return { slug, name, currentPrice, image, kind: 'product' }
  })
  return [...products, ...(await categoriesNamed(shop.db, plan, language))]
}

/** Categories that are named after what is meant, or as it was typed. */
async function categoriesNamed(
  db: Database,
  { wishes }: Plan,
  language: Language,
): Promise<Suggestion[]> {
  const all = await categoriesInOrder(db)
  const isMeant = (name: string) => {
    const concepts = conceptsIn(name)
    const words = indexWords(name)
    return wishes.every(({ concept, term }) =>
      concept ? concepts.includes(concept.id) : words.some((word) => word.startsWith(term)),
    )
  }
  const named =
    wishes.length === 0 ? [] : all.filter(({ name }) => isMeant(name)).slice(0, categoriesShown)
  const ids = named.map(({ id }) => id)
  const figures = await categoryFigures(db, ids)
  const words = await wordsIn(db, language)
  return named.map(({ id, slug, name, image }) => ({
    slug,
    name: words('category', id, 'name', name) ?? name,
    currentPrice: toRupees(figures.get(id)?.cheapestPaise ?? 0),
    image: image ?? fallbackImage,
    kind: 'category',
  }))
}
