import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { formatRupees } from '#domain/money.ts'
import { emailWords, longDay } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { saleById } from '../queries.ts'
import { saleLink } from './sale-link.ts'

type Props = {
  saleId: number
  /** The transfer that staff looked for. */
  reference: string
  /** Until when it may be paid since then: a later dismissal sets it anew, and has an email of its own. */
  payBefore: number
}

/** The transfer that a buyer named did not come; nothing once they have named another, or paid. */
export const cardTransferNotFound = defineEmail<Props>(
  'card-transfer-not-found',
  async ({ saleId, reference, payBefore }, { shop, profile, link }) => {
    const sale = await saleById(shop.db.read, saleId)
    if (sale?.state !== 'awaiting' || sale.pay_before !== payBefore) return null
    const language = sale.buyer_language
    const words = emailWords(language).cardSales
    const until = longDay(payBefore, language)
    return {
      language,
      subject: words.notFound(cardSaleNumber(saleId)),
      preview: words.notFoundPreview,
      title: words.notFoundTitle,
      blocks: [
        { kind: 'text', text: words.notFoundText(reference, formatRupees(sale.paise), until) },
        { kind: 'button', label: words.follow, address: link(await saleLink(shop, sale)) },
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)
