import { isNearPrice } from '#domain/kinship/shared-facts.ts'
import type { Database } from '../platform/db/database.ts'
import { anyOf, both, hasBit, noBits, rowsBackwards } from './listing/bits.ts'
import type { Columns } from './listing/facet-columns.ts'
import { listingIndexOf } from './listing/listing-index.ts'
import { rowsByIds } from './listing/listing-queries.ts'
import type { ProductRow } from './queries.ts'

/** What a piece is compared by. */
export type Kin = Pick<ProductRow, 'id' | 'category_id' | 'fabric' | 'color' | 'current_paise'>

/** The nearest relatives of a piece: same category, fabric, colour and price band, in stock first. */
export async function relatedProducts(db: Database, to: Kin, count: number): Promise<ProductRow[]> {
  const columns = await listingIndexOf(db).columns()
  return rowsByIds(db, nearest(columns, to, count))
}

type Near = { id: number; rank: number }

/** Their ids, the nearest first; of two that are as near, the newer one. */
function nearest(columns: Columns, to: Kin, count: number): number[] {
  const category = columns.categories.get(to.category_id) ?? noBits()
  const fabric = columns.choices.fabrics.get(to.fabric) ?? noBits()
  const color = columns.choices.colors.get(to.color) ?? noBits()
  const rankOf = (row: number) => {
    const paise = columns.paise[row] ?? 0
    return (
      (hasBit(columns.soldOut, row) ? 0 : 16) +
      (hasBit(category, row) ? 4 : 0) +
      (hasBit(fabric, row) ? 2 : 0) +
      (hasBit(color, row) ? 2 : 0) +
      (isNearPrice(to.current_paise, paise) ? 1 : 0)
    )
  }
  const best: Near[] = []
  // The last rows are the newest, mostly: older ones that are no nearer need no place.
  for (const row of rowsBackwards(both(columns.live, anyOf([category, fabric, color])))) {
    const near = { id: columns.ids[row] ?? 0, rank: rankOf(row) }
    const last = best[count - 1]
    if (near.id === to.id || (last && compare(last, near) < 0)) continue
    best.push(near)
    best.sort(compare)
    best.length = Math.min(best.length, count)
  }
  return best.map(({ id }) => id)
}

const compare = (one: Near, other: Near) => other.rank - one.rank || other.id - one.id
