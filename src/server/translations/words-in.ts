import { recordOf } from '#domain/attributes.ts'
import { type Language, languages } from '#domain/language.ts'
import { isShown, type TranslatedThing } from '#domain/translation/translation.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database } from '../platform/db/database.ts'
import { type TranslationRow, wordsOfRows, wordsOfThings } from './queries.ts'
import { sourceHash } from './source-hash.ts'

/** The words for a field that reads so in English; undefined where there are none to be shown. */
export type WordsFor = (
  thing: TranslatedThing,
  id: number,
  field: string,
  english: string,
) => string | undefined

/** What has pages of its own is read by its rows; these are few, or shared by all pieces, and stay in memory. */
const shared: TranslatedThing[] = ['value', 'category', 'profile']

type Wanted = {
  things: readonly TranslatedThing[]
  ids: readonly number[]
  /** True to leave out words that were made of another English, whatever they are of. */
  isExact?: boolean
}

/** The words of a language: those that are shared, and those of some rows where they are wanted. */
export async function wordsIn(
  db: Database,
  language: Language,
  of: Wanted = { things: [], ids: [] },
): Promise<WordsFor> {
  const [known, own] = await Promise.all([
    sharedWords(db, language),
    of.ids.length > 0 ? wordsOfRows(db, language, of.things, of.ids) : [],
  ])
  const byKey = new Map(own.map((row) => [keyOf(row), row]))
  return (thing, id, field, english) => {
    const key = keyOf({ thing, thing_id: id, field })
    const row = byKey.get(key) ?? known.get(key)
    if (!row) return undefined
    const isStale = row.source_hash !== sourceHash(english)
    if (of.isExact && isStale) return undefined
    return isShown(thing, { words: row.words, isStale, madeBy: row.made_by })
      ? row.words
      : undefined
  }
}

const keyOf = ({ thing, thing_id, field }: Pick<TranslationRow, 'thing' | 'thing_id' | 'field'>) =>
  `${thing}/${thing_id}/${field}`

type Shared = ReadonlyMap<string, TranslationRow>

const keptOf = recordOf(languages, () => untilSaved<Shared>())

/** Read anew once somebody has saved something; every process keeps its own. */
const sharedWords = (db: Database, language: Language) =>
  keptOf[language](db, async () => {
    const rows = await wordsOfThings(db, language, shared)
    return new Map(rows.map((row) => [keyOf(row), row]))
  })
