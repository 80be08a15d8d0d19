import { pathIn } from '#domain/language.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { emailWords } from '../../email-words/email-words.ts'
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
    const { message, words, language } = answer
    const all = emailWords(language)
    const said = all.messages
    const quote = message.length > longestQuote ? `${message.slice(0, longestQuote)}…` : message
    const more = profile.email
      ? said.moreByEmail(profile.email, number)
      : said.moreByForm(link(pathIn(language, '/contact')), number)
    return {
      language,
      subject: said.answered(profile.name, number),
      preview: words.slice(0, 120).toWellFormed(),
      title: said.answerTitle,
      blocks: [
        { kind: 'text', text: all.accountChanged.dear(inert(answer.name)) },
        ...words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        { kind: 'small', text: said.youWrote(inert(quote.toWellFormed())) },
        { kind: 'small', text: more },
      ],
      reason: said.answeredReason(profile.name, number),
    }
  },
)
