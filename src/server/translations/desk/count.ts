import type { LanguageCount } from '#contract/translations/admin-types.ts'
import type { Shop } from '../../platform/shop.ts'
import { otherLanguages, stateOf, withWords } from './with-words.ts'

/** How far each language has come. */
export async function countTranslations(shop: Shop): Promise<LanguageCount[]> {
  const counts = otherLanguages.map((language) => ({
    ...{ language, fields: 0, missing: 0, stale: 0, machine: 0 },
  }))
  for await (const some of withWords(shop)) {
    for (const { text, rows } of some) {
      for (const count of counts) {
        const state = stateOf(text, rows[count.language])
        count.fields += 1
        if (state !== 'said') count[state] += 1
      }
    }
  }
  return counts
}
