import { pathIn } from '#domain/language.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { complaintById } from '../queries.ts'
import { complaintLink } from './complaint-link.ts'
import { lastDayOf } from './last-day.ts'
import { signed } from './signed.ts'

/** The notice that a complaint is in hand (rule 4(5)): its number, and by when it is resolved; repeats nothing of what was written. */
export const complaintReceived = defineEmail<{ ticketId: number }>(
  'complaint-received',
  async ({ ticketId }, { shop, profile, link }) => {
    const complaint = await complaintById(shop.db.read, ticketId)
    if (!complaint) return null
    const number = ticketNumber(ticketId)
    const { language } = complaint
    const words = emailWords(language).complaints
    const lastDay = lastDayOf(complaint.resolve_before, language)
    return {
      language,
      subject: words.received(number),
      preview: words.preview(lastDay),
      title: words.title,
      blocks: [
        {
          kind: 'text',
          text: words.text(number, lastDay),
        },
        {
          kind: 'button',
          label: words.follow,
          address: link(pathIn(language, await complaintLink(shop, ticketId))),
        },
        ...(await signed(shop, language)),
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)
