import { cutWord } from '../catalog/text-index/documents.ts'
import type { Database } from '../platform/db/database.ts'
import { onePerDatabase } from '../platform/db/one-per-database.ts'
import { idsWith, type Reach, vocabulary } from './text-queries.ts'

/** What a text is found in, the same over FTS5 and tsvector. */
export type TextIndex = {
  /** The products of which the term begins some word. */
  find: (term: string, reach: Reach) => Promise<readonly number[]>
  /** Every word that products are known by → how many are; in a large shop minutes old. */
  words: () => Promise<ReadonlyMap<string, number>>
  /** The same of their descriptions, counted where a search first asks for it. */
  storyWords: () => Promise<ReadonlyMap<string, number>>
}

export const textIndexOf = onePerDatabase(
  (db): TextIndex => ({
    find: rememberingFinds(db),
    words: rememberedWords(db, 'identity'),
    storyWords: rememberedWords(db, 'story'),
  }),
)

const searchesKept = 32

/** Searches share words, and ticking one filter after the other asks for the same ones again. */
function rememberingFinds(db: Database): TextIndex['find'] {
  const kept = new Map<string, Promise<number[]>>()
  let version = db.version().number
  return async (term, reach) => {
    if (version !== db.version().number) kept.clear()
    version = db.version().number
    const key = `${reach} ${term}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const found = idsWith(db, [cutWord(term)], reach)
    const [oldest] = kept.keys()
    if (kept.size >= searchesKept && oldest !== undefined) kept.delete(oldest)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    return found
  }
}

/**
 * Counting the words of a large shop takes a second: there only a three-hundredth of the time may go
 * into it. A small shop counts anew after every change.
 */
function rememberedWords(db: Database, reach: Reach): TextIndex['words'] {
  let kept: { words: ReadonlyMap<string, number>; version: number; goodUntilMs: number } | undefined
  let counting: Promise<ReadonlyMap<string, number>> | undefined
  const count = async () => {
    const started = performance.now()
    const version = db.version().number
    const words = await vocabulary(db, reach)
    const tookMs = performance.now() - started
    kept = { words, version, goodUntilMs: started + Math.max(0, tookMs - 50) * 300 }
    return words
  }
  return () => {
    const isCurrent = kept?.version === db.version().number
    if (kept && (isCurrent || performance.now() < kept.goodUntilMs)) {
      return Promise.resolve(kept.words)
    }
    counting ??= count().finally(() => {
      counting = undefined
    })
    return counting
  }
}
