import { timeInIndia } from '#domain/india-time.ts'
import { pathIn } from '#domain/language.ts'
import type { BreachKind } from '#domain/privacy/breach.ts'
import { emailWords, longDay } from '../../../email-words/email-words.ts'
import { type Block, defineEmail } from '../../../platform/mail/email.ts'
import { breachById, emailTo } from '../queries.ts'

/** Tells somebody that their data was touched by a breach: what happened, what it may mean, what to do, whom to ask. What the shop says of it stays as it was written. */
export const breachNotice = defineEmail<{ breachId: number; email: string }>(
  'breach-notice',
  async ({ breachId, email }, { shop, profile, link }) => {
    const breach = await breachById(shop.db.read, breachId)
    const written = await emailTo(shop.db.read, breachId, email)
    if (!breach || !written) return null
    const kinds = JSON.parse(breach.kinds) as BreachKind[] // Written from the schema alone.
    const { language } = written
    const words = emailWords(language).breach
    const at = `${longDay(breach.noticed_at, language)}, ${timeInIndia(breach.noticed_at, language)}`
    return {
      language,
      subject: words.subject(profile.name),
      preview: written.words.slice(0, 120).toWellFormed(),
      title: words.title,
      blocks: [
        ...written.words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        {
          kind: 'facts',
          rows: [
            { label: words.noticed, value: at },
            ...(kinds.length > 0
              ? [{ label: words.touched, value: kinds.map((kind) => words.kinds[kind]).join('; ') }]
              : []),
            ...(breach.remedy ? [{ label: words.remedy, value: breach.remedy }] : []),
          ],
        },
        { kind: 'text', text: words.careful },
        { kind: 'button', label: words.ask, address: link(pathIn(language, '/contact')) },
      ],
      reason: words.reason(profile.name),
    }
  },
)
