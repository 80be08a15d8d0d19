import { pathIn } from '#domain/language.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { type Block, defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { complaintById, eventById } from '../queries.ts'
import { complaintLink } from './complaint-link.ts'
import { signed } from './signed.ts'

/** Brings an answer to a complaint, or what came of it, to its writer. */
export const complaintAnswered = defineEmail<{ eventId: number }>(
  'complaint-answered',
  async ({ eventId }, { shop, profile, link }) => {
    const event = await eventById(shop.db.read, eventId)
    const complaint = event && (await complaintById(shop.db.read, event.ticket_id))
    if (!event || !complaint) return null
    const number = ticketNumber(event.ticket_id)
    const isEnd = event.kind === 'resolved'
    const { language } = complaint
    const all = emailWords(language)
    const words = all.complaints
    const title = isEnd ? words.resolved : words.answered
    return {
      language,
      subject: all.forOrder(title, number),
      preview: event.words.slice(0, 120).toWellFormed(),
      title,
      blocks: [
        { kind: 'text', text: all.accountChanged.dear(inert(complaint.name)) },
        ...event.words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        {
          kind: 'button',
          label: words.see,
          address: link(pathIn(language, await complaintLink(shop, event.ticket_id))),
        },
        ...(isEnd ? [{ kind: 'small', text: words.reopen } as const] : []),
        ...(await signed(shop, language)),
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)
