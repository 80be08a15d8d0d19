import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { formatRupees } from '#domain/money.ts'
import { emailWords, longDay } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { saleById } from '../queries.ts'
import { saleLink } from './sale-link.ts'

/** What a shopper who ordered a gift card has to pay, and where; nothing once that is over. */
export const cardSaleOrdered = defineEmail<{ saleId: number }>(
  'card-sale-ordered',
  async ({ saleId }, { shop, profile, link }) => {
    const sale = await saleById(shop.db.read, saleId)
    if (sale?.state !== 'awaiting') return null
    const language = sale.buyer_language
    const words = emailWords(language).cardSales
    const [number, amount] = [cardSaleNumber(saleId), formatRupees(sale.paise)]
    const until = longDay(sale.pay_before, language)
    return {
      language,
      subject: words.ordered(number),
      preview: words.orderedPreview(amount),
      title: words.orderedTitle,
      blocks: [
        { kind: 'text', text: words.orderedText(amount, number, until) },
        { kind: 'button', label: words.toPay, address: link(await saleLink(shop, sale)) },
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)
