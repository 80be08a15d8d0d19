import { ticketNumber } from '#domain/ticket.ts'
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
    const title = isEnd ? 'Your complaint is resolved' : 'Our answer to your complaint'
    return {
      subject: `${title} (${number})`,
      preview: event.words.slice(0, 120).toWellFormed(),
      title,
      blocks: [
        { kind: 'text', text: `${inert(complaint.name)},` },
        ...event.words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        {
          kind: 'button',
          label: 'See your complaint',
          address: link(await complaintLink(shop, event.ticket_id)),
        },
        ...(isEnd ? [{ kind: 'small', text: again } as const] : []),
        ...(await signed(shop)),
      ],
      reason: `You get this email because you sent a complaint to ${profile.name}.`,
      isSecret: true,
    }
  },
)

const again = 'If it is not right yet, reopen it there.'
