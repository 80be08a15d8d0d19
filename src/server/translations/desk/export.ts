import { csvHead, csvLines } from '../../platform/csv.ts'
import { versionOf } from '../../platform/edit-version.ts'
import type { Shop } from '../../platform/shop.ts'
import { otherLanguages, type Translated, withWords } from './with-words.ts'

/** `version` names what was said when the file was made: what has changed since is not written over. */
export const columns = ['thing', 'id', 'field', 'en', ...otherLanguages, 'version']

/** All that the shop has written, a row a field. */
export async function* exportTranslations(shop: Shop): AsyncGenerator<string> {
  yield csvHead(columns)
  for await (const some of withWords(shop)) {
    if (some.length > 0) yield csvLines(some.map(lineOf))
  }
}

const lineOf = (translated: Translated): string[] => {
  const { text, rows } = translated
  const words = otherLanguages.map((language) => rows[language]?.words ?? '')
  const { thing, id, field, english } = text
  return [thing, String(id), field, english, ...words, versionIn(translated)]
}

/** Of the English and of what is said of it. */
export const versionIn = ({ text, rows }: Translated) =>
  versionOf([text.english, ...otherLanguages.map((language) => rows[language]?.words ?? null)])
