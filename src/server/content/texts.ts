import { type EnglishText, textOf } from '#domain/translation/translation.ts'
import type { Database } from '../platform/db/database.ts'
import { textsOfLook } from './look.ts'
import { allCategories, allPages } from './queries.ts'

/** What categories and pages say. */
export async function textsOfContent(db: Database): Promise<EnglishText[]> {
  const [categories, pages] = await Promise.all([allCategories(db), allPages(db)])
  return [
    ...categories.flatMap(({ id, name, description, ...look }) => [
      ...textOf('category', id, 'name', name),
      ...textOf('category', id, 'description', description),
      ...textsOfLook('category', id, look),
    ]),
    ...pages.flatMap(({ id, title, content, ...look }) => [
      ...textOf('page', id, 'title', title),
      ...textOf('page', id, 'content', content),
      ...textsOfLook('page', id, look),
    ]),
  ]
}
