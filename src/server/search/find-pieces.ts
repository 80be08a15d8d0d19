import { type Level, levelsOf, valuePoints } from '#domain/search/levels.ts'
import type { Criterion, Plan } from '#domain/search/understand.ts'
import {
  anyOf,
  type Bits,
  both,
  isEmpty,
  noBits,
  setBit,
  without,
} from '../catalog/listing/bits.ts'
import { type Columns, rowsCoded, rowsPriced } from '../catalog/listing/facet-columns.ts'
import { listingIndexOf } from '../catalog/listing/listing-index.ts'
import { categoriesInOrder } from '../catalog/listing/listing-queries.ts'
import type { Database } from '../platform/db/database.ts'
import { textIndexOf } from './text-index.ts'

/** The rows that have what a plan asks for, and how well each has it: more is better. */
export type Hits = {
  rows: Bits
  scores: Uint8Array
  /** What no piece had together with the rest, and was given up. */
  givenUp: readonly Criterion[]
}

/** The rows that count for a criterion, by the points that they are worth. */
type Rung = { rows: Bits; points: number }
type Ladder = { criterion: Criterion; rungs: readonly Rung[]; rows: Bits }

/**
 * What a plan finds: pieces that have every criterion as the words mean it; where none has, those that nearly have; where
 * none has these either, what tells least is given up. Price and 'without' never are.
 */
export async function findPieces(db: Database, plan: Plan): Promise<Hits> {
  const columns = await listingIndexOf(db).columns()
  const among = await allowedRows(db, columns, plan)
  const all = await Promise.all(
    plan.criteria
      .filter(({ isNot }) => !isNot)
      .map((criterion) => ladderOf(db, columns, criterion)),
  )
  const ways = waysFor(db, columns, among)
  for (let wanted = byWeight(all, await ways.there(all)); ; wanted = wanted.slice(1)) {
    for (const way of wanted.length > mostLoose ? ways.all.slice(0, 1) : ways.all) {
      const ladders = await way(wanted)
      if (ladders.length === 0 && wanted.length > 0) continue
      const rows = rowsOnAll(among, ladders)
      if (isEmpty(rows)) continue
      const kept = new Set(ladders.map(({ criterion }) => criterion))
      const givenUp = all.flatMap(({ criterion }) => (kept.has(criterion) ? [] : [criterion]))
      return { rows, scores: scored(columns, rows, ladders), givenUp }
    }
    if (wanted.length <= 1) return { rows: noBits(), scores: new Uint8Array(), givenUp: [] }
  }
}

/** Rows that every ladder has; once none is left, the other ladders are not looked at. */
function rowsOnAll(among: Bits, ladders: readonly Ladder[]): Bits {
  let rows = among
  for (const ladder of ladders) {
    rows = both(rows, ladder.rows)
    if (isEmpty(rows)) break
  }
  return rows
}

/** Who asks for more than that at once has pasted a text: what is loose is looked for once less is wanted. */
const mostLoose = 4

type Way = (wanted: Ladder[]) => Promise<Ladder[]> | Ladder[]
/** `there`: those that some piece has, loosely at least. */
type Ways = { all: Way[]; there: (wanted: Ladder[]) => Promise<ReadonlySet<Ladder>> }

/** As the words mean it; loosely where nothing has it so; without what is asked for of a part; all of it loosely. */
function waysFor(db: Database, columns: Columns, among: Bits): Ways {
  // Each is looked for once, however many criteria are given up.
  const known = new Map<Criterion, Promise<Ladder>>()
  const loose = ({ criterion }: Ladder) => {
    const made = known.get(criterion) ?? ladderOf(db, columns, criterion, true)
    known.set(criterion, made)
    return made
  }
  const isNowhere = (ladder: Ladder) => isEmpty(both(among, ladder.rows))
  const looseWhereNeeded = (one: Ladder) => (isNowhere(one) ? loose(one) : one)
  return {
    all: [
      (wanted) => wanted,
      (wanted) => Promise.all(wanted.map(looseWhereNeeded)),
      (wanted) => wanted.filter(({ criterion }) => criterion.part === null),
      (wanted) => Promise.all(wanted.map(loose)),
    ],
    async there(wanted) {
      const tried = await Promise.all(wanted.slice(0, mostLoose).map(looseWhereNeeded))
      return new Set(wanted.filter((_, at) => !tried[at] || !isNowhere(tried[at])))
    },
  }
}

/** Live pieces in the price that was said, without what is not asked for. */
async function allowedRows(db: Database, columns: Columns, plan: Plan): Promise<Bits> {
  const { price } = plan
  const least = (price?.minPrice ?? 0) * 100
  const most = price?.maxPrice == null ? Number.POSITIVE_INFINITY : price.maxPrice * 100
  let rows = price ? rowsPriced(columns, columns.live, least, most) : columns.live
  for (const criterion of plan.criteria.filter(({ isNot }) => isNot)) {
    rows = without(rows, (await ladderOf(db, columns, criterion)).rows)
    rows = without(rows, zariOfColour(columns, criterion))
  }
  return rows
}

/** Who wants no gold wants none in the zari either. */
function zariOfColour(columns: Columns, { concept, part }: Criterion): Bits {
  const isOfPiece = concept?.kind === 'color' && part === null
  return (isOfPiece && columns.marks.zari.get(concept.id)) || noBits()
}

/** What tells least about a piece stands first, and before it what no piece has. */
const weights = ['part', 'trait', 'motif', 'occasion', 'term', 'color', 'fabric', 'weave', 'code']

function byWeight(ladders: readonly Ladder[], there: ReadonlySet<Ladder>): Ladder[] {
  const kindOf = ({ concept, part, code }: Criterion) =>
    part ? 'part' : (concept?.kind ?? (code === '' ? 'term' : 'code'))
  const weightOf = ({ criterion }: Ladder) => weights.indexOf(kindOf(criterion))
  const isGeneric = ({ criterion }: Ladder) => criterion.concept?.name === 'Butta'
  return ladders.toSorted(
    (a, b) =>
      Number(there.has(a)) - Number(there.has(b)) ||
      weightOf(a) - weightOf(b) ||
      Number(isGeneric(b)) - Number(isGeneric(a)),
  )
}

/** The ways to have what is asked for; the loose ones, which may ask the database, only where they are needed. */
async function ladderOf(
  db: Database,
  columns: Columns,
  criterion: Criterion,
  isLoose = false,
): Promise<Ladder> {
  const levels = levelsOf(criterion).filter(({ isProper }) => isProper || isLoose)
  const all = await Promise.all(
    levels.map(async (level) => ({ level, rows: await rowsAt(db, columns, level) })),
  )
  const isValued = all.some(({ level, rows }) => isTheValue(level) && !isEmpty(rows))
  const rungs = all
    .filter(({ level }) => !(isValued && level.isStandIn))
    .map(({ level: { points }, rows }): Rung => ({ rows, points }))
  const [first, ...others] = rungs
  const isOne = first !== undefined && others.length === 0
  return { criterion, rungs, rows: isOne ? first.rows : anyOf(rungs.map(({ rows }) => rows)) }
}

const isTheValue = ({ by, points }: Level) => by === 'value' && points === valuePoints

async function rowsAt(db: Database, columns: Columns, level: Level): Promise<Bits> {
  if (level.by === 'term') {
    return textIndexOf(db).rowsWith(level.term, level.reach)
  }
  if (level.by === 'category') {
    const named = (await categoriesInOrder(db)).filter(({ name }) => level.has(name))
    return anyOf(named.flatMap(({ id }) => columns.categories.get(id) ?? []))
  }
  if (level.by === 'mark') {
    return anyOf(level.concepts.flatMap((id) => columns.marks[level.field].get(id) ?? []))
  }
  if (level.by === 'list') return columns.lists[level.list]
  if (level.by === 'code') return rowsOfCode(columns, level.code)
  const values = [...columns.choices[level.group]].filter(([value]) => level.has(value))
  return anyOf(values.map(([, rows]) => rows))
}

function rowsOfCode(columns: Columns, code: string): Bits {
  const rows = noBits()
  for (const row of rowsCoded(columns, code)) setBit(rows, row, true)
  return rows
}

/** The points of each row: of every criterion, those of the best rung that the row stands on. */
function scored(columns: Columns, rows: Bits, ladders: readonly Ladder[]): Uint8Array {
  const scores = new Uint8Array(columns.size)
  for (const ladder of ladders) {
    let open = rows
    for (const { rows: here, points } of ladder.rungs.toSorted((a, b) => b.points - a.points)) {
      const stand = both(open, here)
      add(scores, stand, points)
      open = without(open, stand)
    }
  }
  return scores
}

function add(scores: Uint8Array, { words }: Bits, points: number) {
  for (let at = 0; at < words.length; at++) {
    for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const row = at * 32 + 31 - Math.clz32(rest & -rest)
      scores[row] = Math.min(255, (scores[row] ?? 0) + points)
    }
  }
}
