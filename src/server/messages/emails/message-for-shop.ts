import { ticketNumber } from '#domain/ticket.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { ticketById } from '../queries.ts'

/** Brings a message of the contact form to the shop's own inbox. */
export const messageForShop = defineEmail<{ ticketId: number }>(
  'message-for-shop',
  async ({ ticketId }, { shop }) => {
    const ticket = await ticketById(shop.db.read, ticketId)
    if (!ticket) return null
    const number = ticketNumber(ticketId)
    return {
      subject: `${number}: a message from ${inert(ticket.name)}`,
      preview: inert(ticket.message.slice(0, 120)),
      title: `A message from ${inert(ticket.name)}`,
      blocks: [
        { kind: 'text', text: inert(ticket.message) },
        {
          kind: 'facts',
          rows: [
            { label: 'Number', value: number },
            { label: 'Name', value: inert(ticket.name) },
            { label: 'Email', value: ticket.email },
            ...(ticket.saree_name
              ? [{ label: 'Saree', value: `${ticket.saree_name} (${ticket.saree_code})` }]
              : []),
            ...(ticket.phone ? [{ label: 'Phone', value: ticket.phone }] : []),
          ],
        },
        { kind: 'small', text: `Please answer to ${ticket.email} and name ${number}.` },
      ],
      reason: 'You get this email because somebody used the contact form of the shop.',
    }
  },
)
