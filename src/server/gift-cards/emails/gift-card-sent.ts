import { lastDayOf } from '#domain/gift-cards/gift-card.ts'
import { startOfDay } from '#domain/india-day.ts'
import { pathIn } from '#domain/language.ts'
import { formatPaise } from '#domain/money.ts'
import { emailWords, longDay } from '../../email-words/email-words.ts'
import { type Block, defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { makeCode } from '../make-code.ts'
import { cardById } from '../queries.ts'

/** A gift card with a code that is made when the email leaves: neither the outbox nor the database ever holds it. */
export const giftCardSent = defineEmail<{ cardId: number }>(
  'gift-card-sent',
  async ({ cardId }, { shop, profile, link }) => {
    const card = await cardById(shop.db.read, cardId)
    if (!card || card.balance_paise === 0 || card.state === 'blocked') return null
    if (card.expires_at <= shop.now()) return null
    const { language } = card
    const words = emailWords(language).giftCards
    const amount = formatPaise(card.balance_paise)
    const code = await shop.db.write((tx) => makeCode(tx, card.id, shop.now()))
    const from = inert(card.sender_name)
    const lastDay = longDay(startOfDay(lastDayOf(card.expires_at)), language)
    return {
      language,
      subject: words.subject(profile.name),
      preview: words.preview(amount),
      title: words.title,
      blocks: [
        { kind: 'text', text: words.text(inert(card.recipient_name), from, amount) },
        ...said(inert(card.message)),
        {
          kind: 'facts',
          rows: [
            { label: words.code, value: code, isStrong: true },
            { label: words.balance, value: amount },
            { label: words.lastDay, value: lastDay },
          ],
        },
        { kind: 'text', text: words.how },
        { kind: 'button', label: words.toShop, address: link(pathIn(language, '/products')) },
        { kind: 'link', label: words.toBalance, address: link(pathIn(language, '/gift-card')) },
        { kind: 'small', text: words.terms },
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)

const said = (message: string): Block[] => (message === '' ? [] : [{ kind: 'text', text: message }])
