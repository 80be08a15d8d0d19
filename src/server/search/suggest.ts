import type { Suggestion } from '#contract/listing.ts'
import { fallbackImage } from '#domain/image-order.ts'
import { emptyFilter } from '#domain/listing.ts'
import { toRupees } from '#domain/money.ts'
import { searchTerms, searchWords } from '#domain/search.ts'
import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder, rowsByIds } from '../catalog/listing-queries.ts'
import { presentedCards } from '../catalog/routes.ts'
import { countProducts, type Found } from '../catalog/search-products.ts'
import type { Database } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { findWords } from './find-words.ts'
import { textIndexOf } from './text-index.ts'

const productsShown = 6
const categoriesShown = 3

/** Pieces and categories that a half-typed search may mean; the best first. */
export async function suggestions(shop: Shop, text: string): Promise<Suggestion[]> {
  const terms = searchTerms(text)
  if (terms.length === 0) return []
  const rows = await rowsByIds(shop.db, await meant(shop.db, text, terms))
  const products = (await presentedCards(shop, rows)).map(
    ({ slug, name, currentPrice, image }): Suggestion => {
      return { slug, name, currentPrice, image, kind: 'product' }
    },
  )
  return [...products, ...(await categoriesNamed(shop.db, terms))]
}

/** Pieces so named, else pieces of that kind, else what the nearest words find. */
async function meant(db: Database, text: string, terms: string[]): Promise<number[]> {
  const named = await newestOf(db, await textIndexOf(db).find(terms, 'name'))
  if (named.length === productsShown) return named
  const alike = await newestOf(db, (await findWords(db, text)).found)
  return [...new Set([...named, ...alike])].slice(0, productsShown)
}

/** In stock first, then by date: the order of a listing. */
async function newestOf(db: Database, found: Found): Promise<number[]> {
  if (found?.length === 0) return []
  const { ids } = await countProducts(db, emptyFilter, { kind: 'all' }, found)
  return ids.slice(0, productsShown)
}

async function categoriesNamed(db: Database, terms: string[]): Promise<Suggestion[]> {
  const named = (await categoriesInOrder(db)).filter(({ name }) => {
    const words = searchWords(name)
    return terms.every((term) => words.some((word) => word.startsWith(term)))
  })
  if (named.length === 0) return []
  const figures = await categoryFigures(db)
  return named.slice(0, categoriesShown).map(({ id, slug, name, image }) => ({
    slug,
    name,
    currentPrice: toRupees(figures.get(id)?.cheapestPaise ?? 0),
    image: image ?? fallbackImage,
    kind: 'category',
  }))
}
