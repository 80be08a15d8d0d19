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
type Freshness = 'fresh' | 'due' | 'gone'

/** What a page was made of. */
type Made = {
  /** The catalogue's version when its making began. */
  version: number
  /** The slug of the piece that it shows. */
  piece: string | undefined
}

export type Sources = {
  version: () => Version
  now: () => number
  /** The slugs of all pieces that have changed since a version; undefined where they are too many to tell. */
  changedSince: (version: number) => Promise<string[] | undefined>
}

/**
 * Judges pages by what has happened since they were made. What somebody saved ends all of them at once; stock that
 * moved ends the pages of those pieces at once, and all others once they are `oldMs` out of date.
 */
export function watchFreshness({ version, now, changedSince }: Sources) {
  let caughtUp = version().number
  /** When nothing had happened since: whatever is found next may have happened right after. */
  let seenAt = now()
  /** Which version was reached when, of the last `oldMs` and the one before. */
  const moves = [{ number: caughtUp, at: seenAt }]
  /** The version that last touched a piece. */
  const touched = new Map<string, number>()
  /** Pages of before are gone: too many pieces to tell them apart. */
  let floor = 0
  let work: Promise<void> | undefined

  const reached = (age: number) => {
    const at = now() - age
    while (moves.length > 1 && (moves[1]?.at ?? 0) <= now() - pageAges.oldMs) moves.shift()
    return moves.findLast((move) => move.at <= at)?.number ?? moves[0]?.number ?? caughtUp
  }
  const note = (number: number, slugs: readonly string[] | undefined) => {
    if (!slugs || slugs.length + touched.size > mostPieces) {
      touched.clear()
      floor = number
    }
    for (const slug of slugs ?? []) touched.set(slug, number)
    const last = moves.at(-1)
    if (last && moves.length > 1 && seenAt - last.at < pageAges.togetherMs) last.number = number
    else moves.push({ number, at: seenAt })
    caughtUp = number
    seenAt = now()
  }
  const look = async () => {
    const { number } = version()
    if (number !== caughtUp) note(number, await changedSince(caughtUp))
  }
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
      while (caughtUp < wanted) {
        work ??= look().finally(() => {
          work = undefined
        })
        await work
      }
    },
    of(made: Made): Freshness {
      if (made.version < version().saved || made.version < floor) return 'gone'
      if (made.version >= caughtUp) return 'fresh'
      if (made.piece !== undefined && (touched.get(made.piece) ?? 0) > made.version) return 'gone'
      if (made.version < reached(pageAges.oldMs)) return 'gone'
      return made.version < reached(pageAges.renewMs) ? 'due' : 'fresh'
    },
  }
}
