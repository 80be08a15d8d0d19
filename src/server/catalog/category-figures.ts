import type { Paise } from '#domain/money.ts'
import type { Database } from '../db/database.ts'
import { both, countBits } from './bits.ts'
import { priceSpan } from './facet-columns.ts'
import { listingIndexOf } from './listing-index.ts'

export type CategoryFigures = { count: number; cheapestPaise: Paise }

/** How many pieces every category has, and from which price on; a category without any is missing. */
export async function categoryFigures(db: Database): Promise<Map<number, CategoryFigures>> {
  const columns = await listingIndexOf(db).columns()
  const figures = new Map<number, CategoryFigures>()
  for (const [id, rows] of columns.categories) {
    const live = both(rows, columns.live)
    const span = priceSpan(columns, live)
    if (span) figures.set(id, { count: countBits(live), cheapestPaise: span.cheapest })
  }
  return figures
}
