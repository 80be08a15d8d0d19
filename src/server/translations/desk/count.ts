import type { LanguageCount } from '#contract/translations/admin-types.ts'
import { untilSaved } from '../../platform/cache/until-saved.ts'
import type { Shop } from '../../platform/shop.ts'
import { otherLanguages, stateOf, withWords } from './with-words.ts'

const counted = untilSaved<LanguageCount[]>()

/** How far each language has come; counted again once somebody has saved something. */
export const countTranslations = (shop: Shop) => counted(shop.db, () => count(shop))

async function count(shop: Shop): Promise<LanguageCount[]> {
  const counts = otherLanguages.map((language) => ({
    ...{ language, fields: 0, missing: 0, stale: 0, machine: 0 },
  }))
  for await (const some of withWords(shop)) {
    for (const { text, rows } of some) {
      for (const one of counts) {
        const state = stateOf(text, rows[one.language])
        one.fields += 1
        if (state !== 'said') one[state] += 1
      }
    }
  }
  return counts
}
