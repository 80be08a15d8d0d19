import type { Selectable } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { EnglishText, TranslatedThing } from '#domain/translation/translation.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'
import type { Tables } from '../platform/db/tables.ts'
import { sourceHash } from './source-hash.ts'

export type TranslationRow = Selectable<Tables['translations']>

/** What is said in a language of things that are few, or shared by many pieces. */
export function wordsOfThings(
  db: Database,
  language: Language,
  things: readonly TranslatedThing[],
): Promise<TranslationRow[]> {
  return db.read
    .selectFrom('translations')
    .selectAll()
    .where('language', '=', language)
    .where('thing', 'in', things)
    .execute()
}

/** What is said in a language of some rows of a kind, and of what hangs on them. */
export function wordsOfRows(
  db: Pick<Database, 'read'>,
  language: Language,
  things: readonly TranslatedThing[],
  ids: readonly number[],
): Promise<TranslationRow[]> {
  return db.read
    .selectFrom('translations')
    .selectAll()
    .where('thing', 'in', things)
    .where(isOneOf(db.read, 'thing_id', ids))
    .where('language', '=', language)
    .execute()
}

type Names = Partial<Record<Language, string>>

/** What pieces are called in other languages, by their id; nothing of those that have no such name. */
export async function namesOfPieces(
  db: Query,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Names>> {
  const rows = await db
    .selectFrom('translations')
    .select(['thing_id', 'language', 'words'])
    .where('thing', '=', 'product')
    .where(isOneOf(db, 'thing_id', ids))
    .where('field', '=', 'name')
    .where('made_by', '=', 'person')
    .orderBy('language')
    .execute()
  const names = new Map<number, Names>()
  for (const { thing_id, language, words } of rows) {
    names.set(thing_id, { ...names.get(thing_id), [language]: words })
  }
  return names
}

/** What is said in any language of the things that some texts are about. */
export function wordsOfEvery(db: Database, texts: EnglishText[]): Promise<TranslationRow[]> {
  const ids = [...new Set(texts.map(({ id }) => id))]
  const things = [...new Set(texts.map(({ thing }) => thing))]
  if (ids.length === 0) return Promise.resolve([])
  return db.read
    .selectFrom('translations')
    .selectAll()
    .where('thing', 'in', things)
    .where(isOneOf(db.read, 'thing_id', ids))
    .execute()
}

/** The rows of some kinds of which anything is said in a language, the newest first. */
export async function idsWithWords(
  db: Database,
  language: Language,
  things: readonly TranslatedThing[],
): Promise<number[]> {
  const rows = await db.read
    .selectFrom('translations')
    .select('thing_id')
    .where('thing', 'in', things)
    .where('language', '=', language)
    .distinct()
    .orderBy('thing_id', 'desc')
    .execute()
  return rows.map(({ thing_id }) => thing_id)
}

const rowsAtOnce = 100
const key = ['thing', 'thing_id', 'field', 'language'] as const

/** Writes words over those that were there. */
export async function putTranslations(tx: Query, rows: TranslationRow[]) {
  for (const some of inStretches(rows)) {
    await tx
      .insertInto('translations')
      .values(some)
      .onConflict((oc) =>
        oc.columns(key).doUpdateSet((eb) => ({
          words: eb.ref('excluded.words'),
          source_hash: eb.ref('excluded.source_hash'),
          made_by: eb.ref('excluded.made_by'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute()
  }
}

/** Writes words where there are none yet. */
export async function addTranslations(tx: Query, rows: TranslationRow[]) {
  for (const some of inStretches(rows)) {
    await tx
      .insertInto('translations')
      .values(some)
      .onConflict((oc) => oc.columns(key).doNothing())
      .execute()
  }
}

const inStretches = (rows: TranslationRow[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )

type TranslationKey = Pick<TranslationRow, (typeof key)[number]>

/** What is said there. */
export function translationAt(tx: Query, at: TranslationKey): Promise<TranslationRow | undefined> {
  return tx
    .selectFrom('translations')
    .selectAll()
    .where((eb) => eb.and(at))
    .executeTakeFirst()
}

/** Takes the words of one field away. */
export async function forgetTranslation(tx: Query, at: TranslationKey) {
  await tx
    .deleteFrom('translations')
    .where((eb) => eb.and(at))
    .execute()
}

/** Takes the words away that were made from an English text which is said no more, in every language. */
export async function forgetWordsOf(tx: Query, { thing, id, field, english }: EnglishText) {
  await tx
    .deleteFrom('translations')
    .where('thing', '=', thing)
    .where('thing_id', '=', id)
    .where('field', '=', field)
    .where('source_hash', '=', sourceHash(english))
    .execute()
}

/** Forgets what was said of a row that is gone: another may get its number. */
export async function forgetTranslations(tx: Query, thing: TranslatedThing, id: number) {
  await tx
    .deleteFrom('translations')
    .where('thing', '=', thing)
    .where('thing_id', '=', id)
    .execute()
}
