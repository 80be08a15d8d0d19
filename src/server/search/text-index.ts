import type { Bits } from '../catalog/listing/bits.ts'
import { rowsOf } from '../catalog/listing/facet-columns.ts'
import { listingIndexOf } from '../catalog/listing/listing-index.ts'
import { cutWord } from '../catalog/text-index/documents.ts'
import type { Database } from '../platform/db/database.ts'
import { onePerDatabase } from '../platform/db/one-per-database.ts'
import { idsWith, type Reach, vocabulary } from './text-queries.ts'

/** What a text is found in, the same over FTS5 and tsvector. */
export type TextIndex = {
  /** The rows of the products of which the term begins some word; never to be written to. */
  rowsWith: (term: string, reach: Reach) => Promise<Bits>
  /** Every word that products are known by → how many are; in a large shop minutes old. */
  words: () => Promise<ReadonlyMap<string, number>>
  /** The same of their descriptions, counted where a search first asks for it. */
  storyWords: () => Promise<ReadonlyMap<string, number>>
}

export const textIndexOf = onePerDatabase(
  (db): TextIndex => ({
    rowsWith: rememberingRows(db),
    words: rememberedWords(db, 'identity'),
    storyWords: rememberedWords(db, 'story'),
  }),
)

/** Words that many searches share; at 100,000 products 12 kB each. */
const termsKept = 256

/** Searches share words, and ticking one filter after the other asks for the same ones again. */
function rememberingRows(db: Database): TextIndex['rowsWith'] {
  const kept = new Map<string, Promise<Bits>>()
  let version = db.version().number
  const read = async (term: string, reach: Reach) => {
    const ids = await idsWith(db, [cutWord(term)], reach)
    return rowsOf(await listingIndexOf(db).columns(), ids)
  }
  return async (term, reach) => {
    const newest = db.version().number
    if (version !== newest) kept.clear()
    version = newest
    const key = `${reach} ${term}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const found = read(term, reach)
    const [oldest] = kept.keys()
    if (kept.size >= termsKept && oldest !== undefined) kept.delete(oldest)
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
