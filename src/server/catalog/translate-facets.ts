import type { Facets } from '#contract/search/types.ts'
import { attributeOf, filterGroups, recordOf } from '#domain/attributes.ts'
import type { Language } from '#domain/language.ts'
import type { Facets as Counted } from '#domain/listing/facets.ts'
import type { Database } from '../platform/db/database.ts'
import { wordsIn } from '../translations/words-in.ts'

/** The choices of a list, each with what it is called in a language: the English value stays the key. */
export async function facetsIn(db: Database, language: Language, facets: Counted): Promise<Facets> {
  if (language === 'en') return facets
  const words = await wordsIn(db, language)
  const groups = recordOf(filterGroups, (group) =>
    facets[group].map((option) => {
      const label = words('value', 0, `${attributeOf[group]}:${option.value}`, option.value)
      return label === undefined ? { ...option, inEnglish: ['value'] } : { ...option, label }
    }),
  )
  return { ...facets, ...groups }
}
