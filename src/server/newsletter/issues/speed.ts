import { NewsletterSpeed } from '#contract/newsletter/issue-types.ts'
import { sendingSpeed } from '#domain/newsletter/issue.ts'
import type { Database } from '../../platform/db/database.ts'
import { readDocument } from '../../settings/queries.ts'

/** How many emails of newsletters leave in a minute, as the owner set it. */
export async function currentSpeed(db: Pick<Database, 'read'>): Promise<NewsletterSpeed> {
  const kept = await readDocument(db, 'newsletter-speed')
  return NewsletterSpeed.parse(kept ?? { perMinute: sendingSpeed.usual })
}
