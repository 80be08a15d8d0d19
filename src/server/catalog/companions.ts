import { filterValue } from '#domain/attributes.ts'
import { familyOf } from '#domain/colour.ts'
import { accentsOf } from '#domain/kinship/accents.ts'
import type { Database } from '../platform/db/database.ts'
import { anyOf, type Bits, both, hasBit, noBits, rowsBackwards, without } from './listing/bits.ts'
import type { Columns } from './listing/facet-columns.ts'
import { listingIndexOf } from './listing/listing-index.ts'
import type { ProductRow } from './queries.ts'

const most = { otherColours: 8, goesWith: 4 }

/**
 * The ids of what stands beside a piece. `otherColours`: the same design of its category in other colours, in stock
 * first; `goesWith`: of other categories, for the same occasion, in a colour of its border or pallu, the nearest in
 * price first and nothing that is sold out.
 */
export async function companionsOf(db: Database, to: ProductRow) {
  const columns = await listingIndexOf(db).columns()
  const saree = { ...to, facts: JSON.parse(to.facts) }
  return {
    otherColours: idsOf(columns, inOtherColours(columns, to, filterValue(saree, 'designs')))
      .sort((one, other) => soldOutOf(columns, one) - soldOutOf(columns, other))
      .slice(0, most.otherColours),
    goesWith: idsOf(columns, wornBeside(columns, to, accentsOf(saree)))
      .sort((one, other) => priceGap(columns, to, one) - priceGap(columns, to, other))
      .slice(0, most.goesWith),
  }
}

function inOtherColours(columns: Columns, to: ProductRow, design: string): Bits {
  const { choices, categories, live } = columns
  if (design === '') return noBits()
  const alike = both(
    choices.designs.get(design) ?? noBits(),
    categories.get(to.category_id) ?? noBits(),
  )
  return without(both(live, alike), choices.colors.get(to.color) ?? noBits())
}

function wornBeside(columns: Columns, to: ProductRow, accents: string[]): Bits {
  const { choices, categories, live, soldOut } = columns
  const colours = [...choices.colors].filter(([color]) => accents.includes(familyOf(color) ?? ''))
  const coloured = anyOf(colours.map(([, rows]) => rows))
  const worn = both(coloured, choices.occasions.get(to.occasion) ?? noBits())
  const others = without(both(live, worn), categories.get(to.category_id) ?? noBits())
  return without(others, soldOut)
}

/** The newest first, mostly: later rows are newer. */
const idsOf = (columns: Columns, rows: Bits) =>
  [...rowsBackwards(rows)].map((row) => columns.ids[row] ?? 0)

const rowOf = (columns: Columns, id: number) => columns.rowOf.get(id) ?? 0

const soldOutOf = (columns: Columns, id: number) =>
  Number(hasBit(columns.soldOut, rowOf(columns, id)))

const priceGap = (columns: Columns, to: ProductRow, id: number) =>
  Math.abs((columns.paise[rowOf(columns, id)] ?? 0) - to.current_paise)
