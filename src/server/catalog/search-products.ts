import type { Facets } from '#domain/facets.ts'
import type { ListingFilter, ListingScope } from '#domain/listing.ts'
import { policy } from '#domain/policy.ts'
import type { Database } from '../db/database.ts'
import { type Columns, maskOf } from './facet-columns.ts'
import type { RowScope } from './facet-scan.ts'
import { listingIndexOf } from './listing-index.ts'
import { categoriesInOrder, idsNaming, rowsByIds } from './listing-queries.ts'
import type { ProductRow } from './queries.ts'

export type Listing = { rows: ProductRow[]; total: number; facets: Facets }

/** What the words of a search found, by id; null when nothing was searched for. */
export type Found = readonly number[] | null

/**
 * One page of a listing by the rules of domain/listing.ts, with the facets of the whole: which rows
 * and how many comes from the index in memory, what they say from the database.
 */
export async function searchProducts(
  db: Database,
  filter: ListingFilter,
  scope: ListingScope,
  found: Found,
): Promise<Listing> {
  const { ids, total, facets } = await countProducts(db, filter, scope, found)
  return { rows: await rowsByIds(db, ids), total, facets }
}

/** The same without the rows. */
export async function countProducts(
  db: Database,
  filter: ListingFilter,
  scope: ListingScope,
  found: Found,
) {
  const index = listingIndexOf(db)
  const mentioning = scope.kind === 'text' ? await mentions(db, scope.text) : null
  const columns = await index.columns()
  const rowScope: RowScope = {
    categoryId: scope.kind === 'category' ? scope.categoryId : null,
    mask: both(found && maskOf(columns, found), mentioning?.(columns) ?? null),
  }
  return index.count(filter, rowScope, policy.pageSize)
}

/** Rows whose fabric, category or name contains the text, whatever the case (spec §7). */
async function mentions(db: Database, text: string): Promise<(columns: Columns) => Uint8Array> {
  const wanted = text.toLowerCase()
  const has = (field: string) => field.toLowerCase().includes(wanted)
  const named = await idsNaming(db, wanted)
  const all = await categoriesInOrder(db)
  const categories = new Set(
    all.filter((one) => has(one.slug) || has(one.name)).map(({ id }) => id),
  )
  return (columns) => {
    const mask = maskOf(columns, named)
    const { words, codes } = columns.fabrics
    const isFabric = words.map(has)
    for (let row = 0; row < columns.size; row++) {
      if (isFabric[codes[row] ?? 0] || categories.has(columns.categories[row] ?? 0)) mask[row] = 1
    }
    return mask
  }
}

function both(one: Uint8Array | null, other: Uint8Array | null): Uint8Array | null {
  if (one === null || other === null) return one ?? other
  return one.map((mark, row) => mark & (other[row] ?? 0))
}
