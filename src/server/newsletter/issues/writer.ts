import { type Language, pathIn } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import type { Composed } from '../../platform/mail/email.ts'
import { messageOf } from '../../platform/mail/mailer.ts'
import { postOf } from '../../platform/mail/post.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import type { Handed } from './hand-over.ts'
import type { IssueRow } from './queries.ts'
import { writeIssue } from './write-issue.ts'

/** Writes a newsletter once a language and posts it to one reader after the other, each with a way out of their own. */
export async function writerOf(shop: Shop, row: IssueRow) {
  const profile = await currentProfile(shop.db)
  const written = new Map<Language, Composed>()
  const composedIn = async (language: Language) => {
    const known = written.get(language) ?? (await writeIssue(shop, profile, row, language)).composed
    written.set(language, known)
    return known
  }
  return async ({ id, email, language, secret }: Handed): Promise<void> => {
    const path = pathIn(language, `/newsletter/unsubscribe/${secret}`)
    const unsubscribe = `${shop.config.publicUrl}${path}`
    const composed = { ...(await composedIn(language)), unsubscribe }
    const { hostname } = new URL(shop.config.publicUrl)
    // The same however often it is tried: what comes twice is one email to whoever gets it.
    const mail = { recipient: email, message_id: `<newsletter-${row.id}-${id}@${hostname}>` }
    const dress = { profile, words: emailWords(language).layout }
    await postOf(shop).send(messageOf(shop, mail, composed, dress))
  }
}
