import type { Category, Page } from '#contract/content/types.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import type { Database } from '../platform/db/database.ts'
import { wordsIn } from '../translations/words-in.ts'
import { lookFieldNames } from './look.ts'

/** Categories as they read in a language. */
export async function categoriesIn<One extends Category>(
  db: Database,
  language: Language,
  categories: One[],
): Promise<One[]> {
  if (language === 'en') return categories
  const words = await wordsIn(db, language)
  return categories.map((category) =>
    inLanguage(category, ['name', 'description', ...lookFieldNames], (field, english) =>
      words('category', category.id, field, english),
    ),
  )
}

/** Pages as they read in a language. */
export async function pagesIn<One extends Page>(
  db: Database,
  language: Language,
  pages: One[],
): Promise<One[]> {
  if (language === 'en') return pages
  const ids = pages.map(({ id }) => id)
  const words = await wordsIn(db, language, { things: ['page'], ids })
  return pages.map((page) =>
    inLanguage(page, ['title', 'content', ...lookFieldNames], (field, english) =>
      words('page', page.id, field, english),
    ),
  )
}
