import type { LanguageCount } from '#contract/translations/admin-types.ts'
import { onePerDatabase } from '../../platform/db/one-per-database.ts'
import type { Shop } from '../../platform/shop.ts'
import { otherLanguages, stateOf, withWords } from './with-words.ts'

type Counted = { saved: number; counts: Promise<LanguageCount[]> }

const known = onePerDatabase((): { last: Counted | undefined } => ({ last: undefined }))

/** How far each language has come; counted again once somebody has saved something, for all who ask meanwhile at once. */
export function countTranslations(shop: Shop): Promise<LanguageCount[]> {
  const kept = known(shop.db)
  const { saved } = shop.db.version()
  if (kept.last?.saved === saved) return kept.last.counts
  const counts = count(shop).catch((error: unknown) => {
    kept.last = undefined
    throw error
  })
  kept.last = { saved, counts }
  return counts
}

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
