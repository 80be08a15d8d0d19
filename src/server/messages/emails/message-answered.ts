import { ticketNumber } from '#domain/ticket.ts'
import { type Block, defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { answerById } from '../staff-queries.ts'

const longestQuote = 1000

/** Brings what the shop answers to whoever wrote to it. */
export const messageAnswered = defineEmail<{ answerId: number }>(
  'message-answered',
  async ({ answerId }, { shop, profile, link }) => {
    const answer = await answerById(shop.db.read, answerId)
    if (!answer) return null
    const number = ticketNumber(answer.ticket_id)
    const { message, words } = answer
    const quote = message.length > longestQuote ? `${message.slice(0, longestQuote)}…` : message
    const way = profile.email ? `write to ${profile.email}` : `use ${link('/contact')}`
    return {
      subject: `${profile.name} has answered you (${number})`,
      preview: words.slice(0, 120).toWellFormed(),
      title: 'Our answer',
      blocks: [
        { kind: 'text', text: `${inert(answer.name)},` },
        ...words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        { kind: 'small', text: `You wrote: ${inert(quote.toWellFormed())}` },
        { kind: 'small', text: `To tell us more, ${way} and name ${number}.` },
      ],
      reason: `You get this letter because you wrote to ${profile.name}; your message has the number ${number}.`,
    }
  },
)
