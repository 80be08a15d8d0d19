import { setImmediate as breathe } from 'node:timers/promises'
import type { TextState } from '#contract/translations/admin-types.ts'
import { type Language, languages } from '#domain/language.ts'
import type { EnglishText } from '#domain/translation/translation.ts'
import type { Shop } from '../../platform/shop.ts'
import { type TranslationRow, wordsOfEvery } from '../queries.ts'
import { sourceHash } from '../source-hash.ts'

export const [, ...otherLanguages] = languages

/** What is said of a text in a language; undefined where nobody has said anything. */
export type Translated = { text: EnglishText; rows: Partial<Record<Language, TranslationRow>> }

/** What the shop has written, of all pieces or of some, with what is said of it. */
export async function* withWords(
  shop: Shop,
  pieces?: readonly number[],
): AsyncGenerator<Translated[]> {
  for await (const texts of shop.textsToTranslate(pieces)) {
    const known = await wordsOfEvery(shop.db, texts)
    const byKey = Map.groupBy(known, keyOf)
    yield texts.map((text) => {
      const rows = byKey.get(keyOf({ ...text, thing_id: text.id })) ?? []
      return { text, rows: Object.fromEntries(rows.map((row) => [row.language, row])) }
    })
    // Between them the shop serves its visitors.
    await breathe()
  }
}

const keyOf = ({ thing, thing_id, field }: Pick<TranslationRow, 'thing' | 'thing_id' | 'field'>) =>
  `${thing}/${thing_id}/${field}`

/** How far a text has come, by what is said of it. */
export function stateOf(text: EnglishText, row: TranslationRow | undefined): TextState {
  if (!row) return isName(text) ? 'said' : 'missing'
  if (row.made_by === 'machine') return 'machine'
  return isStale(text, row) ? 'stale' : 'said'
}

/** A shop has one name in all languages, unless it writes it otherwise in one of them. */
const isName = ({ thing, field }: EnglishText) => thing === 'profile' && field === 'name'

/** Whether the English has changed since the words were written. */
export const isStale = ({ english }: EnglishText, row: TranslationRow) =>
  row.source_hash !== sourceHash(english)
