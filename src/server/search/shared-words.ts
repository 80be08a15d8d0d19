import { languages } from '#domain/language.ts'
import type { OwnWord } from '#domain/search/own-words.ts'
import { itemsOf } from '#domain/search/read-text.ts'
import { remembered } from '#domain/search/remembered.ts'
import { tokensOf } from '#domain/search/words.ts'
import { categoriesInOrder } from '../catalog/listing/listing-queries.ts'
import type { Database } from '../platform/db/database.ts'
import { wordsOfThings } from '../translations/queries.ts'

const [, ...others] = languages

/**
 * What the shop calls its values and categories in other languages, as far as the lexicon does not understand it: each
 * means the English that stands in the facts of pieces.
 */
export async function sharedWords(db: Database): Promise<OwnWord[]> {
  const names = new Map((await categoriesInOrder(db)).map(({ id, name }) => [id, name]))
  const all = await Promise.all(
    others.map((language) => wordsOfThings(db, language, ['value', 'category'])),
  )
  return all.flat().flatMap(({ thing, thing_id, field, words, made_by }) => {
    const isName = thing === 'value' || field === 'name'
    const english =
      thing === 'value' ? field.slice(field.indexOf(':') + 1) : (names.get(thing_id) ?? '')
    if (!isName || english === '' || made_by !== 'person') return []
    return isUnderstood(words) ? [] : [{ said: words, meant: english }]
  })
}

const nothing = { words: new Map<string, number>(), isCode: () => false }

const isUnderstood = remembered((words) =>
  itemsOf(tokensOf(words), nothing).every((item) => 'concept' in item && !item.corrected),
)
