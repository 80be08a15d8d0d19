import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder } from '../catalog/listing-queries.ts'
import type { Database } from '../platform/db/database.ts'
import { knownWords } from './find-words.ts'

const most = 6

/** What to try where nothing was found: each known word by itself, then the largest categories. */
export async function waysOn(db: Database, text: string | null): Promise<string[]> {
  const words = text === null ? [] : await knownWords(db, text)
  const all = await categoriesInOrder(db)
  const ids = all.map(({ id }) => id)
  const figures = await categoryFigures(db, ids)
  const categories = all
    .map(({ id, name }) => ({ name, count: figures.get(id)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name)
  const tried = text?.trim().toLowerCase()
  return [...new Set([...words, ...categories])].filter((way) => way !== tried).slice(0, most)
}
