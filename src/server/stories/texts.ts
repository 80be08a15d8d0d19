import { type EnglishText, textOf } from '#domain/translation/translation.ts'
import { textsOfLook } from '../content/look.ts'
import type { Database } from '../platform/db/database.ts'
import { storiesToTranslate } from './queries.ts'

/** What stories say. */
export async function textsOfStories(db: Database): Promise<EnglishText[]> {
  const stories = await storiesToTranslate(db.read)
  return stories.flatMap(({ id, title, summary, content, picture_alt, ...look }) => [
    ...textOf('story', id, 'title', title),
    ...textOf('story', id, 'summary', summary),
    ...textOf('story', id, 'content', content),
    ...textOf('story', id, 'pictureAlt', picture_alt),
    ...textsOfLook('story', id, look),
  ])
}
