import type { MarginFigures } from '#contract/costs/types.ts'
import type { SalesQuery } from '#contract/sales/types.ts'
import { shareOf } from '#domain/costs/costs.ts'
import { toRupees } from '#domain/money.ts'
import type { Query } from '../platform/db/database.ts'
import { spanOf, weaveOf } from '../sales/figures.ts'
import { type SoldPiece, soldPieces } from './sold-pieces.ts'

const mostSarees = 50
const dayMs = 86_400_000

/** What stayed of the sales of some days; throws where they are more than a year or the wrong way round. */
export async function figuresOfMargins(db: Query, days: SalesQuery): Promise<MarginFigures> {
  const tables = await marginTables(db, days)
  return {
    ...tables.all,
    byDay: tables.days,
    byWeave: tables.weaves,
    byCategory: tables.categories,
    bySaree: tables.sarees.slice(0, mostSarees),
  }
}

/** Every table of the margins, whole. */
export async function marginTables(db: Query, days: SalesQuery) {
  const { first, days: count, span } = spanOf(days)
  const all = newSums()
  const [byDay, byWeave] = [new Map<string, Sums>(), new Map<string, Sums>()]
  const [byCategory, bySaree] = [new Map<string, Sums>(), new Map<number, Sums>()]
  const named = new Map<number, { code: string; name: string }>()
  for await (const pieces of soldPieces(db, span)) {
    for (const piece of pieces) {
      add(all, piece)
      add(sumsOf(byDay, piece.day), piece)
      add(sumsOf(byWeave, weaveOf(piece.facts)), piece)
      add(sumsOf(byCategory, piece.category ?? ''), piece)
      add(sumsOf(bySaree, piece.productId), piece)
      named.set(piece.productId, { code: piece.code, name: piece.name })
    }
  }
  return {
    all: shown(all),
    days: Array.from({ length: count }, (_, at) => {
      const day = new Date((first + at) * dayMs).toISOString().slice(0, 10)
      return { day, ...shown(sumsOf(byDay, day)) }
    }),
    weaves: bestOf(byWeave).map(([weave, sums]) => ({ weave, ...shown(sums) })),
    categories: bestOf(byCategory).map(([category, sums]) => ({ category, ...shown(sums) })),
    sarees: bestOf(bySaree).map(([id, sums]) => ({
      ...{ id, code: '', name: '', ...named.get(id) },
      ...shown(sums),
    })),
  }
}

type Sums = ReturnType<typeof newSums>
const newSums = () => ({ pieces: 0, taken: 0, cost: 0, unknownPieces: 0, unknownTaken: 0 })

function add(sums: Sums, { pieces, takenPaise, costPaise }: SoldPiece) {
  if (costPaise === null) {
    sums.unknownPieces += pieces
    sums.unknownTaken += takenPaise
    return
  }
  sums.pieces += pieces
  sums.taken += takenPaise
  sums.cost += costPaise
}

const shown = ({ pieces, taken, cost, unknownPieces, unknownTaken }: Sums) => ({
  ...{ pieces, taken: toRupees(taken), cost: toRupees(cost) },
  ...{ margin: toRupees(taken - cost), share: shareOf(taken - cost, taken) },
  ...{ unknownPieces, unknownTaken: toRupees(unknownTaken) },
})

const marginIn = ({ taken, cost }: Sums) => taken - cost

/** Those that brought most first, then by what was taken for pieces of unknown cost. */
const bestOf = <Key>(groups: ReadonlyMap<Key, Sums>) =>
  [...groups].toSorted(
    ([, one], [, other]) =>
      marginIn(other) - marginIn(one) || other.unknownTaken - one.unknownTaken,
  )

function sumsOf<Key>(groups: Map<Key, Sums>, key: Key): Sums {
  const known = groups.get(key) ?? newSums()
  groups.set(key, known)
  return known
}
