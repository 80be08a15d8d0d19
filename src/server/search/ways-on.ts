import { categoryFigures } from '../catalog/category-figures.ts'
import { categoriesInOrder } from '../catalog/listing-queries.ts'
import type { Database } from '../db/database.ts'
import { knownWords } from './find-words.ts'

const most = 6

/** What to try where nothing was found: each known word by itself, then the largest categories. */
export async function waysOn(db: Database, text: string | null): Promise<string[]> {
  const words = text === null ? [] : await knownWords(db, text)
  const figures = await categoryFigures(db)
  const categories = (await categoriesInOrder(db))
    .map(({ id, name }) => ({ name, count: figures.get(id)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name)
  const tried = text?.trim().toLowerCase()
  return [...new Set([...words, ...categories])].filter((way) => way !== tried).slice(0, most)
}
