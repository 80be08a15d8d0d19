import type { Paise } from '#domain/money.ts'
import type { Database } from '../db/database.ts'
import { flags } from './facet-columns.ts'
import { listingIndexOf } from './listing-index.ts'

export type CategoryFigures = { count: number; cheapestPaise: Paise }

/** How many pieces every category has, and from which price on; a category without any is missing. */
export async function categoryFigures(db: Database): Promise<Map<number, CategoryFigures>> {
  const columns = await listingIndexOf(db).columns()
  const figures = new Map<number, CategoryFigures>()
  for (let row = 0; row < columns.size; row++) {
    if (((columns.flags[row] ?? 0) & flags.live) === 0) continue
    const category = columns.categories[row] ?? 0
    const paise = columns.paise[row] ?? 0
    const known = figures.get(category)
    if (known) {
      known.count++
      known.cheapestPaise = Math.min(known.cheapestPaise, paise)
    } else figures.set(category, { count: 1, cheapestPaise: paise })
  }
  return figures
}
