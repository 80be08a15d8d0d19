import { ticketNumber } from '#domain/ticket.ts'
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
    const lastDay = lastDayOf(complaint.resolve_before)
    return {
      subject: `We have your complaint (${number})`,
      preview: `You hear from us by ${lastDay} at the latest.`,
      title: 'We have your complaint',
      blocks: [
        {
          kind: 'text',
          text: `We are sorry that something is wrong. Your complaint has the number ${number}; a person is looking into it. It is resolved by ${lastDay} at the latest.`,
        },
        {
          kind: 'button',
          label: 'Follow your complaint',
          address: link(await complaintLink(shop, ticketId)),
        },
        ...(await signed(shop)),
      ],
      reason: `You get this email because you sent a complaint to ${profile.name}.`,
      isSecret: true,
    }
  },
)
