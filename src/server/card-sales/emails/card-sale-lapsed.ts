import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { pathIn } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { saleById } from '../queries.ts'

/** A purchase that nobody paid in time has ended; nothing where its money came all the same. */
export const cardSaleLapsed = defineEmail<{ saleId: number }>(
  'card-sale-lapsed',
  async ({ saleId }, { shop, profile, link }) => {
    const sale = await saleById(shop.db.read, saleId)
    if (sale?.state !== 'lapsed') return null
    const language = sale.buyer_language
    const words = emailWords(language).cardSales
    return {
      language,
      subject: words.lapsed(cardSaleNumber(saleId)),
      preview: words.lapsedPreview,
      title: words.lapsedTitle,
      blocks: [
        { kind: 'text', text: words.lapsedText(formatRupees(sale.paise)) },
        {
          kind: 'button',
          label: words.again,
          address: link(pathIn(language, '/gift-card/buy')),
        },
      ],
      reason: words.reason(profile.name),
    }
  },
)
