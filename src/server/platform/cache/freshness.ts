import type { Version } from '../db/version.ts'
import type { Shown } from './shown.ts'
import { type MovedPiece, openStockMoves } from './stock-moves.ts'

/** Milliseconds. With what a shared cache adds (headers.ts), no page is older than 10 s (specification §9). */
export const pageAges = {
  /** How long a page may still be shown once what it shows has changed by a sale. */
  oldMs: 2000,
  /** From here on a page that is asked for is made anew meanwhile. */
  renewMs: 1500,
}

/** More pieces than that have moved: all pages are made anew. */
export const mostPieces = 5000

/** `due`: still shown while it is made anew; `gone`: never shown again. */
export type Freshness = 'fresh' | 'due' | 'gone'

/** What a page or the answer of a call was made of: the catalogue's version when its making began. */
type Made = Shown & { version: number }

export type Sources = {
  version: () => Version
  now: () => number
  /** All pieces that have changed since a version; undefined where they are too many to tell. */
  changedSince: (version: number) => Promise<MovedPiece[] | undefined>
}

/**
 * Judges what is cached by what has happened since it was made. What somebody saved ends everything at once. Stock that
 * moved ends what shows it: the page of a piece that looks different now at once, other pages that show it, or a list,
 * once they are `oldMs` out of date; the answers of calls, which tell the figure, at once.
 */
export function watchFreshness(sources: Sources) {
  const { version, now } = sources
  const { moves, known, isCaughtUp, catchUp } = followMoves(sources)
  const isSinceSave = (made: Made) => made.version >= version().saved
  return {
    isCaughtUp,
    catchUp,
    /** Of a page. */
    of(made: Made): Freshness {
      if (!isSinceSave(made)) return 'gone'
      if (!made.showsStock) return 'fresh'
      if (made.version < known.floor) return 'gone'
      if (made.version >= known.upTo) return 'fresh'
      if (made.piece !== undefined && moves.looksDifferent(made.version, made.piece)) return 'gone'
      const since = moves.oldSince(made.version, made)
      if (since === undefined || now() - since < pageAges.renewMs) return 'fresh'
      return now() - since < pageAges.oldMs ? 'due' : 'gone'
    },
    /** True while the answer of a call is what it would be now. */
    isExact(made: Made): boolean {
      if (made.version >= version().number) return true
      if (!isSinceSave(made) || version().number !== known.upTo) return false
      return (
        !made.showsStock || (made.version >= known.floor && !moves.hasMoved(made.version, made))
      )
    },
  }
}

/** Follows the catalogue's version and learns which pieces have moved with it. */
function followMoves({ version, now, changedSince }: Sources) {
  const moves = openStockMoves(pageAges.oldMs)
  const known = {
    upTo: version().number,
    /** Whatever was made before is gone: too many pieces to tell it apart. */
    floor: 0,
    /** When nothing had happened since: whatever is found next may have happened right after. */
    seenAt: now(),
  }
  const look = oneAtATime(async () => {
    const { number } = version()
    if (number === known.upTo) return
    const changed = await changedSince(known.upTo)
    if (!changed || changed.length + moves.count() > mostPieces) {
      moves.forget()
      known.floor = number
    }
    moves.note(changed ?? [], { number, at: known.seenAt }, number === known.upTo + 1)
    known.upTo = number
    known.seenAt = now()
  })
  /** True when nothing has happened that is not known here: what is asked at each request. */
  const isCaughtUp = () => {
    if (version().number !== known.upTo) return false
    known.seenAt = now()
    return true
  }
  /** Learns which pieces have changed; true of everything that had happened when it was called. */
  const catchUp = async () => {
    if (isCaughtUp()) return
    const wanted = version().number
    while (known.upTo < wanted) await look()
  }
  return { moves, known, isCaughtUp, catchUp }
}

/** Whoever asks for the work while it is being done waits for that. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
