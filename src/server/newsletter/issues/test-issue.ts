import type { Language } from '#domain/language.ts'
import { pathIn } from '#domain/language.ts'
import { type Composed, defineEmail } from '../../platform/mail/email.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { type IssueRow, issueById } from './queries.ts'
import { writeIssue } from './write-issue.ts'

/** What whoever wrote a newsletter sends to their own address: as a reader of a language gets it, with a way out that is none. */
export const newsletterTest = defineEmail<{ issueId: number; language: Language }>(
  'newsletter-test',
  async ({ issueId, language }, { shop }) => {
    const row = await issueById(shop.db.read, issueId)
    return row ? (await sampleOf(shop, row, language)).composed : null
  },
)

/** A newsletter as a reader of a language gets it; the link by which they leave leads to the page of the newsletter. */
export async function sampleOf(shop: Shop, row: IssueRow, language: Language) {
  const profile = await currentProfile(shop.db)
  const { composed, inEnglish } = await writeIssue(shop, profile, row, language)
  const unsubscribe = `${shop.config.publicUrl}${pathIn(language, '/newsletter')}`
  const sample: Composed = { ...composed, unsubscribe }
  return { composed: sample, inEnglish, profile }
}
