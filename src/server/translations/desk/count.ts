import type { LanguageCount } from '#contract/translations/admin-types.ts'
import type { Shop } from '../../platform/shop.ts'
import { isStale, otherLanguages, withWords } from './with-words.ts'

/** How far each language has come. */
export async function countTranslations(shop: Shop): Promise<LanguageCount[]> {
  const counts = otherLanguages.map((language) => ({
    ...{ language, fields: 0, missing: 0, stale: 0, machine: 0 },
  }))
  for await (const some of withWords(shop)) {
    for (const { text, rows } of some) {
      for (const count of counts) {
        const row = rows[count.language]
        count.fields += 1
        if (!row) count.missing += 1
        else if (row.made_by === 'machine') count.machine += 1
        else if (isStale(text, row)) count.stale += 1
      }
    }
  }
  return counts
}
