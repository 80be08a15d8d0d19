import type { Shown } from './shown.ts'

/** A piece whose stock has moved. */
export type MovedPiece = {
  slug: string
  /** What pages tell apart of its stock, 0 when it is sold out. */
  shown: number
  /** The version that moved it last. */
  revision: number
}

/** `at`: the moment, in ms, after which that version may have been reached. */
type Move = { number: number; at: number }

/** Moves that follow each other as closely, in ms, are remembered as one. */
const togetherMs = 100

/** What a process knows of moves. */
type Known = {
  keptMs: number
  /** What pages show of each piece. */
  shown: Map<string, number>
  /** The version that last moved the stock of each piece. */
  stock: Map<string, number>
  /** When each piece began to look different. */
  looks: Map<string, Move[]>
  /** When a piece was sold out or back, which changes the order of lists. */
  order: Move[]
  /** When a piece came back. */
  returns: Move[]
}

/**
 * Which version has moved what: the stock of each piece, what pages show of it, the order of lists, and what came back
 * into the stock. Of the moves older than `keptMs` the last one is remembered.
 */
export function openStockMoves(keptMs: number) {
  const known: Known = {
    ...{ keptMs, shown: new Map(), stock: new Map(), looks: new Map() },
    ...{ order: [], returns: [] },
  }
  const { stock, looks, order, returns } = known
  return {
    /** `isNext`: the version after the last one that was noted. */
    note(pieces: readonly MovedPiece[], move: Move, isNext: boolean) {
      for (const piece of pieces) notePiece(known, piece, move, isNext)
    },
    count: () => stock.size,
    forget() {
      for (const pieces of [known.shown, stock, looks]) pieces.clear()
      order.length = 0
      returns.length = 0
    },
    /** True when a figure of stock that it tells has moved since, or what it lists. */
    hasMoved: (version: number, { pieces, isList }: Shown) =>
      lastOf(returns) > version ||
      (isList && lastOf(order) > version) ||
      some(pieces, (slug) => (stock.get(slug) ?? 0) > version),
    /** True when pages show a piece differently since. */
    looksDifferent: (version: number, slug: string) => lastOf(looks.get(slug)) > version,
    /** The moment when what a page of that version shows may have ceased to be so; undefined while it is so. */
    oldSince(version: number, { pieces, isList }: Shown): number | undefined {
      const all = [returns, ...(isList ? [order] : [])]
      for (const slug of pieces) all.push(looks.get(slug) ?? [])
      const since = all.map((moves) => moves.find(({ number }) => number > version)?.at)
      const moments = since.filter((at) => at !== undefined)
      return moments.length > 0 ? Math.min(...moments) : undefined
    },
  }
}

function notePiece(known: Known, piece: MovedPiece, move: Move, isNext: boolean) {
  const { slug, shown, revision } = piece
  // Moved twice, it may have looked different meanwhile, and a page was made just then.
  if (!isNext || revision > move.number) known.shown.delete(slug)
  if (known.shown.get(slug) !== shown) noteLook(known, piece, move)
  known.stock.set(slug, move.number)
  if (revision <= move.number) known.shown.set(slug, shown)
}

function noteLook(known: Known, { slug, shown }: MovedPiece, move: Move) {
  const { keptMs, looks, order, returns } = known
  const before = known.shown.get(slug)
  const moves = looks.get(slug) ?? []
  looks.set(slug, moves)
  add(moves, move, keptMs)
  // What nobody knows of before may have been anything.
  if (before === undefined || before > 0 !== shown > 0) add(order, move, keptMs)
  if (shown > 0 && !before) add(returns, move, keptMs)
}

function add(moves: Move[], move: Move, keptMs: number) {
  const last = moves.at(-1)
  if (last && move.at - last.at < togetherMs) last.number = move.number
  else moves.push({ ...move })
  while (moves[1] && moves[1].at <= move.at - keptMs) moves.shift()
}

const lastOf = (moves: readonly Move[] | undefined) => moves?.at(-1)?.number ?? 0

function some(slugs: ReadonlySet<string>, is: (slug: string) => boolean): boolean {
  for (const slug of slugs) if (is(slug)) return true
  return false
}
