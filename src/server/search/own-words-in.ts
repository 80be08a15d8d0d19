import { type OwnWords, ownWordsOf } from '#domain/search/own-words.ts'
import type { Database } from '../platform/db/database.ts'
import { onePerDatabase } from '../platform/db/one-per-database.ts'
import { allSearchWords } from './word-queries.ts'

/** What the owner has taught the search, in memory until somebody saves something. */
export const ownWordsIn = (db: Database): Promise<OwnWords> => keptOf(db)()

const keptOf = onePerDatabase((db) => {
  let kept: { saved: number; words: Promise<OwnWords> } | undefined
  return () => {
    const { saved } = db.version()
    if (kept?.saved === saved) return kept.words
    const words = allSearchWords(db.read).then(ownWordsOf)
    kept = { saved, words }
    words.catch(() => {
      kept = undefined
    })
    return words
  }
})
