import type { Facets } from '#domain/listing/facets.ts'
import { emptyFilter, type ListingScope, type ListingSort } from '#domain/listing/listing.ts'
import { policy } from '#domain/policy.ts'
import type { Database } from '../platform/db/database.ts'
import type { Found } from './found.ts'
import { anyOf, type Bits, both, countBits, noBits } from './listing/bits.ts'
import { type Columns, rowsOf } from './listing/facet-columns.ts'
import { type Scope, scopeOf, type Wanted } from './listing/facet-scan.ts'
import { listingIndexOf } from './listing/listing-index.ts'
import { cardsByIds, categoriesInOrder, idsNaming } from './listing/listing-queries.ts'
import type { CardRow } from './queries.ts'

/** All that the shop has. */
export const wantsAll: Wanted = { filter: emptyFilter, mostMaking: null }

export type Listing = {
  rows: CardRow[]
  total: number
  facets: Facets
  /** What lies just outside the price of a short list, the nearest first. */
  outside: CardRow[]
}

/**
 * One page of a listing by the rules of domain/listing.ts, with the facets of the whole: which rows
 * and how many comes from the index in memory, what they say from the database.
 */
export async function searchProducts(
  db: Database,
  wanted: Wanted,
  scope: ListingScope,
  found: Found,
): Promise<Listing> {
  const { ids, total, facets, outside } = await countProducts(db, wanted, scope, found)
  const [rows, beside] = [await cardsByIds(db, ids), await cardsByIds(db, outside)]
  return { rows, total, facets, outside: beside }
}

/** The same without the rows. */
export async function countProducts(
  db: Database,
  wanted: Wanted,
  scope: ListingScope,
  found: Found,
) {
  const index = listingIndexOf(db)
  const { filter } = wanted
  const key = JSON.stringify([filter.list, scope])
  await index.columns()
  const known = index.scopes.get(found, key)
  const count = (from: Scope) => index.count(wanted, from, policy.pageSize, found?.scores)
  if (known) return count(known)
  const mentioning = scope.kind === 'text' ? await mentions(db, scope.text) : null
  const columns = await index.columns()
  const limits = [
    filter.list && columns.lists[filter.list],
    scope.kind === 'category' ? (columns.categories.get(scope.categoryId) ?? noBits()) : null,
    mentioning?.(columns),
    found?.rows ?? null,
  ]
  const rows = limits.reduce<Bits>((all, limit) => (limit ? both(all, limit) : all), columns.live)
  const made = scopeOf(columns, rows)
  index.scopes.set(found, key, made)
  return count(made)
}

/** The first of what was found in all the shop, and how many there are: without the facets, which cost the most. */
export async function firstProducts(db: Database, sort: ListingSort, found: Found, most: number) {
  const index = listingIndexOf(db)
  const columns = await index.columns()
  const rows = found ? both(columns.live, found.rows) : columns.live
  const ids = index.first(rows, sort, most, found?.scores)
  return { rows: await cardsByIds(db, ids), total: countBits(rows) }
}

/** Rows whose fabric, category or name contains the text, whatever the case (spec §7). */
async function mentions(db: Database, text: string): Promise<(columns: Columns) => Bits> {
  const wanted = text.toLowerCase()
  const has = (field: string) => field.toLowerCase().includes(wanted)
  const named = await idsNaming(db, wanted)
  const categories = (await categoriesInOrder(db)).filter((one) => has(one.slug) || has(one.name))
  return (columns) => {
    const fabrics = [...columns.choices.fabrics].filter(([fabric]) => has(fabric))
    return anyOf([
      rowsOf(columns, named),
      ...fabrics.map(([, rows]) => rows),
      ...categories.flatMap(({ id }) => columns.categories.get(id) ?? []),
    ])
  }
}
