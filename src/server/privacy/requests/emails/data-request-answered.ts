import type { KeptPart } from '#contract/privacy/request-types.ts'
import type { Language } from '#domain/language.ts'
import { emailWords, longDay } from '../../../email-words/email-words.ts'
import type { Block } from '../../../platform/mail/email.ts'
import { defineEmail } from '../../../platform/mail/email.ts'
import { requestById } from '../queries.ts'

/** Brings the answer to a data request: what was done, what stays, why, and until when. */
export const dataRequestAnswered = defineEmail<{ requestId: number }>(
  'data-request-answered',
  async ({ requestId }, { shop, profile }) => {
    const row = await requestById(shop.db.read, requestId)
    if (!row?.outcome) return null
    const { language } = row
    const words = emailWords(language).dataRequests.answered
    const kept = JSON.parse(row.kept) as KeptPart[] // Written by answerRequest alone.
    const title = words.titles[row.outcome]
    return {
      language,
      subject: `${title} (${profile.name})`,
      preview: row.outcome_words.slice(0, 120).toWellFormed(),
      title,
      blocks: [
        ...row.outcome_words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        ...staying(kept, language),
        { kind: 'small', text: words.board },
      ],
      reason: words.reason(profile.name),
    }
  },
)

function staying(kept: KeptPart[], language: Language): Block[] {
  if (kept.length === 0) return []
  const words = emailWords(language).dataRequests.answered
  const rows = kept.map(({ what, count, until }) => {
    const [label, why] = words.kept[what]
    // A day of the calendar, which is the same in India.
    const end = until === null ? '' : words.until(longDay(Date.parse(until), language))
    return { label, value: `${count}: ${why}${end}` }
  })
  return [
    { kind: 'text', text: words.stays },
    { kind: 'facts', rows },
  ]
}
