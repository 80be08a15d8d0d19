import { setImmediate as breathe } from 'node:timers/promises'
import type { Facets } from '#domain/listing/facets.ts'
import { isShort, nearest } from '#domain/listing/just-outside.ts'
import type { ListingFilter, ListingSort } from '#domain/listing/listing.ts'
import { policy } from '#domain/policy.ts'
import type { Database } from '../../platform/db/database.ts'
import { onePerDatabase } from '../../platform/db/one-per-database.ts'
import { bestRows } from './best-rows.ts'
import { type Bits, hasBit, without } from './bits.ts'
import { type Columns, createColumns, putRow, rowsPriced } from './facet-columns.ts'
import { type Orders, reorder, rowsIn } from './facet-orders.ts'
import { type Scope, scan, type Wanted } from './facet-scan.ts'
import { type KeptScopes, keepScopes } from './kept-scopes.ts'
import { changedRows, committedVersion, type ReadUpTo } from './listing-queries.ts'

/** What a listing answers, apart from the rows themselves. */
type Counted = {
  ids: number[]
  total: number
  facets: Facets
  /** What lies just outside the price of a short list, the nearest first. */
  outside: number[]
}

export type ListingIndex = {
  /** The columns as of the newest catalogue version that this process has noticed. */
  columns: () => Promise<Columns>
  /** Scopes of these columns, kept until a product changes. */
  scopes: KeptScopes
  /**
   * One page of the products in scope that match, in order, their number, and the facets. Sorted by `best`, rows come
   * by their scores, where there are any.
   */
  count: (wanted: Wanted, scope: Scope, pageSize: number, scores?: Uint8Array) => Counted
  /** The first of these rows alone, in the same order. */
  first: (matching: Bits, sort: ListingSort, size: number, scores?: Uint8Array) => number[]
}

type Cut = { from: number; size: number; scores: Uint8Array | undefined }

const rowsAtOnce = 5_000

/** The index in memory over the products of a database; every process keeps its own. */
export const listingIndexOf = onePerDatabase((db): ListingIndex => {
  const columns = createColumns()
  const orders: Orders = new Map()
  const scopes = keepScopes()
  const onChange = (changed: number[]) => {
    reorder(columns, orders, changed)
    scopes.forget()
  }
  const keepUp = followerOf(db, onChange, columns)
  const idsOf = (matching: Bits, sort: ListingSort, { from, size, scores }: Cut) => {
    const order = rowsIn(columns, orders, sort)
    const rows =
      sort === 'best' && scores !== undefined
        ? bestRows(order, matching, { scores, most: from + size }).slice(from)
        : cut(order, matching, from, size)
    return Array.from(rows, (row) => columns.ids[row] ?? 0)
  }
  return {
    async columns() {
      await keepUp()
      return columns
    },
    scopes,
    count(wanted, scope, pageSize, scores) {
      const { filter } = wanted
      const { total, facets, matching, atAnyPrice } = scan(columns, wanted, scope)
      const from = (filter.page - 1) * pageSize
      const outside = isShort(total, filter)
        ? outsideOf(columns, filter, atAnyPrice, (rows, sort, size) =>
            idsOf(rows, sort, { from: 0, size, scores: undefined }),
          )
        : []
      if (from >= total) return { ids: [], total, facets, outside }
      const ids = idsOf(matching, filter.sort, { from, size: pageSize, scores })
      return { ids, total, facets, outside }
    },
    first: (matching, sort, size, scores) => idsOf(matching, sort, { from: 0, size, scores }),
  }
})

type First = (rows: Bits, sort: ListingSort, size: number) => number[]

/** What can be bought now just below and just above a price, the nearest first (domain/listing/just-outside.ts). */
function outsideOf(columns: Columns, filter: ListingFilter, atAnyPrice: Bits, first: First) {
  const { minPrice, maxPrice } = filter
  const rows = without(atAnyPrice, columns.soldOut)
  const most = policy.listing.justOutside
  const below =
    minPrice === null
      ? []
      : first(rowsPriced(columns, rows, 0, minPrice * 100 - 1), 'price-desc', most)
  const above =
    maxPrice === null
      ? []
      : first(
          rowsPriced(columns, rows, maxPrice * 100 + 1, Number.POSITIVE_INFINITY),
          'price-asc',
          most,
        )
  // Bounds that no address has, the least above the most, would find one on both sides.
  const pieces = [...new Set([...below, ...above])].map((id) => ({
    id,
    currentPricePaise: columns.paise[columns.rowOf.get(id) ?? 0] ?? 0,
  }))
  return nearest(pieces, filter).map(({ id }) => id)
}

/** Reads what changed whenever the catalogue's version moved; callers at the same time share one reading. */
function followerOf(db: Database, onChange: (rows: number[]) => void, columns: Columns) {
  let noticed = -1
  let read: ReadUpTo = { revision: -1, id: 0 }
  let reading: Promise<void> | undefined
  const readChanges = async () => {
    const version = db.version().number
    const committed = await committedVersion(db)
    const changed = new Set<number>()
    for (let upTo = read; ; await breathe()) {
      const rows = await changedRows(db, upTo, rowsAtOnce)
      for (const row of rows) changed.add(putRow(columns, row))
      if (rows.length < rowsAtOnce) break
      upTo = rows.at(-1) ?? upTo
    }
    onChange([...changed])
    read = { revision: committed, id: Number.MAX_SAFE_INTEGER }
    noticed = version
  }
  return async () => {
    const wanted = db.version().number
    while (noticed < wanted) {
      reading ??= readChanges().finally(() => {
        reading = undefined
      })
      await reading
    }
  }
}

function cut(order: Int32Array, matching: Bits, from: number, size: number) {
  const rows: number[] = []
  let passed = 0
  for (const row of order) {
    if (!hasBit(matching, row)) continue
    if (passed++ < from) continue
    rows.push(row)
    if (rows.length === size) break
  }
  return rows
}
