import type { Suggestion } from '#contract/listing.ts'
import { fallbackImage } from '#domain/image-order.ts'
import { toRupees } from '#domain/money.ts'
import { searchTerms, searchWords } from '#domain/search.ts'
import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder, rowsByIds } from '../catalog/listing-queries.ts'
import type { ProductRow } from '../catalog/queries.ts'
import { presentedCards } from '../catalog/routes.ts'
import type { Database } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { findWords } from './find-words.ts'
import { textIndexOf } from './text-index.ts'

const productsShown = 6
const categoriesShown = 3
// Looked at, so that enough remain when what is sold out goes last.
const productsSeen = 18

/** Pieces and categories that a half-typed search may mean; the best first. */
export async function suggestions(shop: Shop, text: string): Promise<Suggestion[]> {
  const terms = searchTerms(text)
  if (terms.length === 0) return []
  const rows = await rowsByIds(shop.db, await meant(shop.db, text, terms))
  const shown = availableFirst(rows).slice(0, productsShown)
  const products = (await presentedCards(shop, shown)).map(
    ({ slug, name, currentPrice, image }): Suggestion => {
      return { slug, name, currentPrice, image, kind: 'product' }
    },
  )
  return [...products, ...(await categoriesNamed(shop.db, terms))]
}

/** So named first, then what is of that kind, then what the nearest words find. */
async function meant(db: Database, text: string, terms: string[]): Promise<number[]> {
  const index = textIndexOf(db)
  const named = await index.newest(terms, 'name', productsSeen)
  if (named.length >= productsShown) return [...named]
  const alike = await index.newest(terms, 'identity', productsSeen)
  if (alike.length > 0) return [...new Set([...named, ...alike])].slice(0, productsSeen)
  const { found } = await findWords(db, text)
  return (found ?? []).toSorted((a, b) => b - a).slice(0, productsSeen)
}

const availableFirst = (rows: ProductRow[]) => rows.toSorted((a, b) => a.sold_out - b.sold_out)

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
