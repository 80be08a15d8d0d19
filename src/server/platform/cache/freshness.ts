import type { Version } from '../db/version.ts'

/** Milliseconds. With what a shared cache adds (headers.ts), no page is older than 10 s (specification §9). */
export const pageAges = {
  /** How long a page may still be shown once stock has moved. */
  oldMs: 2000,
  /** From here on a page that is asked for is made anew meanwhile. */
  renewMs: 1500,
  /** Moves of stock that follow each other closely are noted as one. */
  togetherMs: 100,
}

/** More pieces than that have moved: all pages are made anew. */
export const mostPieces = 5000

/** `due`: still shown while it is made anew; `gone`: never shown again. */
export type Freshness = 'fresh' | 'due' | 'gone'

/** What a page was made of. */
type Made = {
  /** The catalogue's version when its making began. */
  version: number
  /** The slug of the piece that it shows. */
  piece: string | undefined
  /** False where nothing on it can be sold. */
  showsPieces: boolean
}

export type Sources = {
  version: () => Version
  now: () => number
  /** The slugs of all pieces that have changed since a version; undefined where they are too many to tell. */
  changedSince: (version: number) => Promise<string[] | undefined>
}

/**
 * Judges pages by what has happened since they were made. What somebody saved ends all of them at once; stock that
 * moved ends the pages of those pieces at once, and all others that show pieces once they are `oldMs` out of date.
 */
export function watchFreshness({ version, now, changedSince }: Sources) {
  let caughtUp = version().number
  /** When nothing had happened since: whatever is found next may have happened right after. */
  let seenAt = now()
  const moves = openMoves({ number: caughtUp, at: seenAt })
  const pieces = openPieces()

  const look = oneAtATime(async () => {
    const { number } = version()
    if (number === caughtUp) return
    pieces.note(number, await changedSince(caughtUp))
    moves.note({ number, at: seenAt })
    caughtUp = number
    seenAt = now()
  })
  return {
    /** True when nothing has happened that is not known here: what is asked at each request. */
    isCaughtUp() {
      if (version().number !== caughtUp) return false
      seenAt = now()
      return true
    },
    /** Learns which pieces have changed; true of everything that had happened when it was called. */
    async catchUp() {
      const wanted = version().number
      while (caughtUp < wanted) await look()
    },
    of(made: Made): Freshness {
      if (made.version < version().saved) return 'gone'
      if (!made.showsPieces) return 'fresh'
      if (made.version < pieces.floor()) return 'gone'
      if (made.version >= caughtUp) return 'fresh'
      if (made.piece !== undefined && pieces.touchedAt(made.piece) > made.version) return 'gone'
      if (made.version < moves.reached(now(), pageAges.oldMs)) return 'gone'
      return made.version < moves.reached(now(), pageAges.renewMs) ? 'due' : 'fresh'
    },
  }
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

type Move = { number: number; at: number }

/** Which version was reached when, of the last `oldMs` and the one before. */
function openMoves(first: Move) {
  const moves = [first]
  return {
    note(move: Move) {
      const last = moves.at(-1)
      const isClose = last && moves.length > 1 && move.at - last.at < pageAges.togetherMs
      if (isClose) last.number = move.number
      else moves.push(move)
    },
    /** The version that pages of so many milliseconds ago were made of. */
    reached(now: number, age: number): number {
      while (moves.length > 1 && (moves[1]?.at ?? 0) <= now - pageAges.oldMs) moves.shift()
      return (moves.findLast((move) => move.at <= now - age) ?? moves[0] ?? first).number
    },
  }
}

/** The version that last touched each piece. */
function openPieces() {
  const touched = new Map<string, number>()
  let floor = 0
  return {
    note(number: number, slugs: readonly string[] | undefined) {
      if (!slugs || slugs.length + touched.size > mostPieces) {
        touched.clear()
        floor = number
      }
      for (const slug of slugs ?? []) touched.set(slug, number)
    },
    touchedAt: (slug: string) => touched.get(slug) ?? 0,
    /** Pages of before are gone: too many pieces to tell them apart. */
    floor: () => floor,
  }
}
