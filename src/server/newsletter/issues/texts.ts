import { type EnglishText, textOf } from '#domain/translation/translation.ts'
import type { Database } from '../../platform/db/database.ts'
import { issuesToTranslate } from './queries.ts'

/** What newsletters say whose words may still change. */
export async function textsOfIssues(db: Database): Promise<EnglishText[]> {
  const issues = await issuesToTranslate(db.read)
  return issues.flatMap(({ id, subject, preview, content, picture_alt }) => [
    ...textOf('newsletter', id, 'subject', subject),
    ...textOf('newsletter', id, 'preview', preview),
    ...textOf('newsletter', id, 'content', content),
    ...textOf('newsletter', id, 'pictureAlt', picture_alt),
  ])
}
