import type { Suggestion } from '#contract/search/types.ts'
import type { Language } from '#domain/language.ts'
import { toRupees } from '#domain/money.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { conceptsIn } from '#domain/search/piece-marks.ts'
import type { Plan } from '#domain/search/understand.ts'
import { indexWords } from '#domain/search/words.ts'
import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder } from '../catalog/listing/listing-queries.ts'
import { presentedCards } from '../catalog/present-products.ts'
import { firstProducts } from '../catalog/search-products.ts'
import type { Database } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { wordsIn } from '../translations/words-in.ts'
import { type Heard, heard } from './heard.ts'

const productsShown = 6
const categoriesShown = 3

/** Pieces and categories that a half-typed search may mean; the best first. */
export async function suggestions(
  shop: Shop,
  typed: string,
  language: Language = 'en',
): Promise<Suggestion[]> {
  const said = await heard(shop.db, typed, { isTyping: true })
  return (await suggested(shop, typed, said, language)).suggestions
}

/** The same of a text that was read, with how many pieces it finds in all. */
export async function suggested(
  shop: Shop,
  typed: string,
  { plan, found }: Heard,
  language: Language,
): Promise<{ suggestions: Suggestion[]; total: number }> {
  if (typed.trim() === '' || found?.rows.words.length === 0) return { suggestions: [], total: 0 }
  const sort = plan.order?.sort ?? 'best'
  const { rows, total } = await firstProducts(shop.db, sort, found, productsShown)
  const cards = await presentedCards(shop, rows, language)
  const products = cards.map(({ slug, name, currentPrice, image, inEnglish }): Suggestion => {
    const isEnglish = inEnglish?.includes('name')
    return {
      ...{ slug, name, currentPrice, image, kind: 'product' },
      ...(isEnglish && { inEnglish: ['name'] }),
    }
  })
  return { suggestions: [...products, ...(await categoriesNamed(shop.db, plan, language))], total }
}

/** Categories that are named after what is meant, or as it was typed. */
async function categoriesNamed(
  db: Database,
  { criteria }: Plan,
  language: Language,
): Promise<Suggestion[]> {
  const all = await categoriesInOrder(db)
  const isMeant = (name: string) => {
    const concepts = conceptsIn(name)
    const words = indexWords(name)
    return criteria.every(({ concept, term }) =>
      concept ? concepts.includes(concept.id) : words.some((word) => word.startsWith(term)),
    )
  }
  const named =
    criteria.length === 0 ? [] : all.filter(({ name }) => isMeant(name)).slice(0, categoriesShown)
  const ids = named.map(({ id }) => id)
  const figures = await categoryFigures(db, ids)
  const words = await wordsIn(db, language)
  return named.map(({ id, slug, name, image }) => {
    const said = words('category', id, 'name', name)
    return {
      ...{ slug, name: said ?? name, kind: 'category' },
      currentPrice: toRupees(figures.get(id)?.cheapestPaise ?? 0),
      image: image ?? fallbackImage,
      ...(said === undefined && language !== 'en' && { inEnglish: ['name'] }),
    }
  })
}
