import type { Suggestion } from '#contract/search/types.ts'
import { fallbackImage } from '#domain/image-order.ts'
import { emptyFilter } from '#domain/listing.ts'
import { toRupees } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import { type SaidPrice, splitPrice } from '#domain/price-words.ts'
import { searchTerms, searchWords } from '#domain/search.ts'
import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder, rowsByIds } from '../catalog/listing-queries.ts'
import { presentedCards } from '../catalog/present-products.ts'
import type { ProductRow } from '../catalog/queries.ts'
import { searchProducts } from '../catalog/search-products.ts'
import type { Database } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { findWords } from './find-words.ts'
import { textIndexOf } from './text-index.ts'

const productsShown = 6
const categoriesShown = 3

/** Pieces and categories that a half-typed search may mean; the best first. */
export async function suggestions(shop: Shop, typed: string): Promise<Suggestion[]> {
  const { rest: text, ...price } = splitPrice(typed)
  const terms = searchTerms(text)
  if (terms.length === 0) return []
  const rows = (await meant(shop.db, text, terms)).filter((row) => isPriced(row, price))
  const shown = soNamedFirst(rows, terms).slice(0, productsShown)
  const products = (await presentedCards(shop, shown)).map(
    ({ slug, name, currentPrice, image }): Suggestion => {
      return { slug, name, currentPrice, image, kind: 'product' }
    },
  )
  return [...products, ...(await categoriesNamed(shop.db, terms))]
}

const isPriced = (row: ProductRow, { minPrice, maxPrice }: SaidPrice) =>
  row.current_paise >= (minPrice ?? 0) * 100 &&
  (maxPrice === null || row.current_paise <= maxPrice * 100)

/** The newest pieces that the words describe, else the pieces of the nearest words. */
async function meant(db: Database, text: string, terms: string[]): Promise<ProductRow[]> {
  const newest = await textIndexOf(db).newest(terms, policy.pageSize)
  if (newest.length > 0) return rowsByIds(db, newest)
  const { found } = await findWords(db, text)
  return (await searchProducts(db, emptyFilter, { kind: 'all' }, found)).rows
}

/** In stock before sold out, so named before merely of that kind, then newest first as in a listing. */
function soNamedFirst(rows: ProductRow[], terms: string[]): ProductRow[] {
  const rank = (row: ProductRow) => row.sold_out * 2 + (isNamed(row.name, terms) ? 0 : 1)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

function isNamed(name: string, terms: string[]): boolean {
  const words = searchWords(name)
  return terms.every((term) => words.some((word) => word.startsWith(term)))
}

async function categoriesNamed(db: Database, terms: string[]): Promise<Suggestion[]> {
  const all = await categoriesInOrder(db)
  const named = all.filter(({ name }) => isNamed(name, terms)).slice(0, categoriesShown)
  const ids = named.map(({ id }) => id)
  const figures = await categoryFigures(db, ids)
  return named.map(({ id, slug, name, image }) => ({
    slug,
    name,
    currentPrice: toRupees(figures.get(id)?.cheapestPaise ?? 0),
    image: image ?? fallbackImage,
    kind: 'category',
  }))
}
