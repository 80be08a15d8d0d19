import { type FilterGroup, filterGroups, filterValue, recordOf } from '#domain/attributes.ts'
import type { CuratedList } from '#domain/listing/listing.ts'
import { placeOf } from '#domain/listing/price-bands.ts'
import type { Paise } from '#domain/money.ts'
import { pricePair } from '#domain/pricing.ts'
import { anyOf, type Bits, noBits, setBit } from './bits.ts'
import { type ChoiceCodes, noChoices, putChoice } from './choice-codes.ts'
import type { ListedRow } from './listing-queries.ts'
import { type MarkColumns, noMarks, putMarks } from './mark-columns.ts'

/**
 * The catalogue column by column: a number for each row, and for every choice of the filter panel the
 * set of its rows. So 100,000 products are filtered and counted in less than a millisecond, where SQL
 * takes a hundred in either database.
 */
export type Columns = {
  /** Rows in use; the arrays are longer. A product keeps its row for ever. */
  size: number
  rowOf: Map<number, number>
  ids: Float64Array
  paise: Float64Array
  /** Where the price stands among the bands of prices (domain/listing/price-bands.ts). */
  places: Float64Array
  /** How much less is paid than the struck price. */
  saved: Float64Array
  reviews: Float64Array
  publishedAt: Float64Array
  /** Everything that is not archived. */
  live: Bits
  soldOut: Bits
  /** By the working days that a piece needs before it leaves. */
  making: Map<number, Bits>
  lists: Record<CuratedList, Bits>
  categories: Map<number, Bits>
  choices: Record<FilterGroup, Map<string, Bits>>
  /** The same by row. */
  choiceCodes: Record<FilterGroup, ChoiceCodes>
  /** What pieces say of themselves, in concepts of the search's lexicon. */
  marks: MarkColumns
  /** Their codes: small letters and digits alone; and the rows by how these end. */
  codes: string[]
  codeEnds: Map<string, number[]>
}

export function createColumns(capacity = 1024): Columns {
  return {
    size: 0,
    rowOf: new Map(),
    ids: new Float64Array(capacity),
    paise: new Float64Array(capacity),
    places: new Float64Array(capacity),
    saved: new Float64Array(capacity),
    reviews: new Float64Array(capacity),
    publishedAt: new Float64Array(capacity),
    live: noBits(),
    soldOut: noBits(),
    making: new Map(),
    lists: { 'new-arrivals': noBits(), featured: noBits(), trending: noBits() },
    categories: new Map(),
    choices: recordOf(filterGroups, () => new Map()),
    choiceCodes: recordOf(filterGroups, noChoices),
    marks: noMarks(),
    codes: [],
    codeEnds: new Map(),
  }
}

/** Writes one product, new or known; answers its row. */
export function putRow(columns: Columns, product: ListedRow): number {
  const known = columns.rowOf.get(product.id)
  const row = known ?? addRow(columns, product.id)
  columns.paise[row] = product.current_paise
  columns.places[row] = placeOf(product.current_paise)
  columns.saved[row] = savedOn(product)
  columns.reviews[row] = product.rating_count
  columns.publishedAt[row] = product.published_at
  setBit(columns.live, row, product.archived_at === null)
  setBit(columns.soldOut, row, product.sold_out === 1)
  setBit(columns.lists['new-arrivals'], row, product.is_new_arrival === 1)
  setBit(columns.lists.featured, row, product.is_featured === 1)
  setBit(columns.lists.trending, row, product.is_trending === 1)
  const isNew = known === undefined
  choose(columns.making, row, product.making_days, isNew)
  choose(columns.categories, row, product.category_id, isNew)
  const saree = { ...product, facts: JSON.parse(product.facts) }
  for (const group of filterGroups) {
    const value = filterValue(saree, group)
    choose(columns.choices[group], row, value, isNew)
    putChoice(columns.choiceCodes[group], row, value)
  }
  putMarks(columns.marks, row, product, isNew)
  putCode(columns, row, compactCode(product.code))
  return row
}

function savedOn({ price_paise, discount_paise }: ListedRow): Paise {
  const tag = pricePair({ pricePaise: price_paise, discountPricePaise: discount_paise })
  return tag.originalPaise === null ? 0 : tag.originalPaise - tag.currentPaise
}

/** A code as it is compared: 'PL-KJ-003' is 'plkj003'. */
export const compactCode = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '')

function putCode({ codes, codeEnds }: Columns, row: number, code: string) {
  const known = codes[row]
  if (known === code) return
  if (known !== undefined) {
    const others = codeEnds.get(endOf(known))?.filter((one) => one !== row) ?? []
    codeEnds.set(endOf(known), others)
  }
  codes[row] = code
  const alike = codeEnds.get(endOf(code))
  if (alike) alike.push(row)
  else codeEnds.set(endOf(code), [row])
}

const endOf = (code: string) => code.slice(-3)

/** The shortest end of a code that may stand for the whole. */
const shortestEnd = 5

/** The rows whose code is this one, or ends so. */
export function rowsCoded({ codes, codeEnds }: Columns, typed: string): number[] {
  return (codeEnds.get(endOf(typed)) ?? []).filter((row) => {
    const known = codes[row] ?? ''
    return known === typed || (typed.length >= shortestEnd && known.endsWith(typed))
  })
}

/** The rows of these products; ids that are not there are passed over. */
export function rowsOf(columns: Columns, ids: readonly number[]): Bits {
  const words = new Uint32Array((columns.size + 31) >>> 5)
  const rows: Bits = { words }
  for (const id of ids) {
    const row = columns.rowOf.get(id)
    if (row !== undefined) setBit(rows, row, true)
  }
  return rows
}

/** The rows of a set whose price lies in the bounds, both inclusive. */
export function rowsPriced(columns: Columns, among: Bits, least: Paise, most: Paise): Bits {
  const words = new Uint32Array(among.words.length)
  for (let at = 0; at < words.length; at++) {
    const wanted = among.words[at] ?? 0
    if (wanted === 0) continue
    let found = 0
    // Without a branch: six times as fast where half of the rows are in the bounds.
    for (let bit = 31; bit >= 0; bit--) {
      const paise = columns.paise[at * 32 + bit] ?? 0
      found = (found << 1) | (Number(paise >= least) & Number(paise <= most))
    }
    words[at] = found & wanted
  }
  return { words }
}

/** The rows of pieces that need no more working days than these before they leave. */
export const rowsMadeWithin = ({ making }: Columns, most: number): Bits =>
  anyOf([...making].flatMap(([days, rows]) => (days <= most ? [rows] : [])))

export type PriceSpan = { cheapest: Paise; dearest: Paise }

/** The cheapest and the dearest of a set; null when it is empty. */
export function priceSpan(columns: Columns, { words }: Bits): PriceSpan | null {
  let cheapest = Number.POSITIVE_INFINITY
  let dearest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < words.length; at++) {
    for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const paise = columns.paise[at * 32 + 31 - Math.clz32(rest & -rest)] ?? 0
      if (paise < cheapest) cheapest = paise
      if (paise > dearest) dearest = paise
    }
  }
  return cheapest > dearest ? null : { cheapest, dearest }
}

function choose<Value>(column: Map<Value, Bits>, row: number, value: Value, isNew: boolean) {
  if (!isNew) for (const bits of column.values()) setBit(bits, row, false)
  let bits = column.get(value)
  if (bits === undefined) {
    bits = noBits()
    column.set(value, bits)
  }
  setBit(bits, row, true)
}

function addRow(columns: Columns, id: number): number {
  const row = columns.size++
  if (row === columns.ids.length) {
    columns.ids = twice(columns.ids)
    columns.paise = twice(columns.paise)
    columns.places = twice(columns.places)
    columns.saved = twice(columns.saved)
    columns.reviews = twice(columns.reviews)
    columns.publishedAt = twice(columns.publishedAt)
  }
  columns.rowOf.set(id, row)
  columns.ids[row] = id
  return row
}

function twice(column: Float64Array): Float64Array {
  const longer = new Float64Array(column.length * 2)
  longer.set(column)
  return longer
}
