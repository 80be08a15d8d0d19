import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { formatRupees } from '#domain/money.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { saleById } from '../queries.ts'

/** An unused gift card was taken back, and its price given back. */
export const cardSaleRefunded = defineEmail<{ saleId: number }>(
  'card-sale-refunded',
  async ({ saleId }, { shop, profile }) => {
    const sale = await saleById(shop.db.read, saleId)
    if (sale?.state !== 'refunded') return null
    const language = sale.buyer_language
    const words = emailWords(language).cardSales
    const [number, amount] = [cardSaleNumber(saleId), formatRupees(sale.paise)]
    return {
      language,
      subject: words.refunded(number),
      preview: words.refundedPreview(amount),
      title: words.refundedTitle,
      blocks: [
        { kind: 'text', text: words.refundedText(amount) },
        {
          kind: 'facts',
          rows: [
            { label: words.number, value: number },
            { label: words.reference, value: sale.refund_reference },
          ].filter(({ value }) => value !== ''),
        },
      ],
      reason: words.reason(profile.name),
    }
  },
)
