import { type OwnWords, ownWordsOf } from '#domain/search/own-words.ts'
import type { Database } from '../platform/db/database.ts'
import { onePerDatabase } from '../platform/db/one-per-database.ts'
import { sharedWords } from './shared-words.ts'
import { allSearchWords } from './word-queries.ts'

type Taught = { own: OwnWords; shared: OwnWords }

/** What the owner has taught the search, and what values and categories are called, until somebody saves something. */
export const ownWordsIn = (db: Database): Promise<Taught> => keptOf(db)()

const keptOf = onePerDatabase((db) => {
  let kept: { saved: number; words: Promise<Taught> } | undefined
  return () => {
    const { saved } = db.version()
    if (kept?.saved === saved) return kept.words
    const all = [allSearchWords(db.read), sharedWords(db)] as const
    const words = Promise.all(all).then(([own, shared]) => {
      return { own: ownWordsOf(own), shared: ownWordsOf(shared) }
    })
    kept = { saved, words }
    words.catch(() => {
      kept = undefined
    })
    return words
  }
})
