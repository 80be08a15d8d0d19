import { type OwnWords, ownWordsOf } from '#domain/search/own-words.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database } from '../platform/db/database.ts'
import { sharedWords } from './shared-words.ts'
import { allSearchWords } from './word-queries.ts'

type Taught = { own: OwnWords; shared: OwnWords }

/** What the owner has taught the search, and what values and categories are called, until somebody saves something. */
export const ownWordsIn = (db: Database): Promise<Taught> => taught(db, () => readWords(db))

const taught = untilSaved<Taught>()

async function readWords(db: Database): Promise<Taught> {
  const [own, shared] = await Promise.all([allSearchWords(db.read), sharedWords(db)])
  return { own: ownWordsOf(own), shared: ownWordsOf(shared) }
}
