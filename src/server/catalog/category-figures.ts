import type { Paise } from '#domain/money.ts'
import type { Database } from '../platform/db/database.ts'
import { both, countBits, noBits } from './listing/bits.ts'
import { priceSpan } from './listing/facet-columns.ts'
import { listingIndexOf } from './listing/listing-index.ts'

export type CategoryFigures = { count: number; cheapestPaise: Paise }

/** How many pieces these categories have, and from which price on; one without any is missing. */
export async function categoryFigures(
  db: Database,
  categoryIds: readonly number[],
): Promise<Map<number, CategoryFigures>> {
  const columns = await listingIndexOf(db).columns()
  const figures = new Map<number, CategoryFigures>()
  for (const id of categoryIds) {
    const live = both(columns.categories.get(id) ?? noBits(), columns.live)
    const span = priceSpan(columns, live)
    if (span) figures.set(id, { count: countBits(live), cheapestPaise: span.cheapest })
  }
  return figures
}
