import type { Language } from '#domain/language.ts'
import type { Concept } from '#domain/search/dictionary.ts'
import type { Plan } from '#domain/search/understand.ts'
import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder } from '../catalog/listing/listing-queries.ts'
import type { Database } from '../platform/db/database.ts'
import { wordsIn } from '../translations/words-in.ts'

const most = 6

/** What to try where nothing was found: each thing that was understood by itself, then the largest categories. */
export async function waysOn(
  db: Database,
  text: string | null,
  plan: Plan,
  language: Language = 'en',
): Promise<string[]> {
  const criteria = plan.criteria.filter(({ isNot, code }) => !isNot && code === '')
  const words = criteria.map(({ concept, term }) => (concept && nameOf(concept, language)) ?? term)
  const all = await categoriesInOrder(db)
  const said = await wordsIn(db, language)
  const ids = all.map(({ id }) => id)
  const figures = await categoryFigures(db, ids)
  const categories = all
    .map(({ id, name }) => ({
      name: said('category', id, 'name', name) ?? name,
      count: figures.get(id)?.count ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name)
  const tried = text?.trim().toLowerCase()
  return [...new Set([...words, ...categories])].filter((way) => way !== tried).slice(0, most)
}

const nameOf = ({ labels, name }: Concept, language: Language) =>
  (language === 'en' ? undefined : labels[language]) ?? name.toLowerCase()
