import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { lastDayOf } from '#domain/gift-cards/gift-card.ts'
import { dayInIndia, startOfDay } from '#domain/india-day.ts'
import { formatRupees } from '#domain/money.ts'
import { emailWords, longDay } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { type ShownSale, saleById } from '../queries.ts'
import { saleLink } from './sale-link.ts'

/** The receipt of a gift card that was paid, and when it leaves. No invoice: selling a voucher is no supply (decision 32). */
export const cardSalePaid = defineEmail<{ saleId: number }>(
  'card-sale-paid',
  async ({ saleId }, { shop, profile, link }) => {
    const sale = await saleById(shop.db.read, saleId)
    if (sale?.state !== 'paid') return null
    const language = sale.buyer_language
    const words = emailWords(language).cardSales
    return {
      language,
      subject: words.paid(cardSaleNumber(saleId)),
      preview: words.paidPreview(formatRupees(sale.paise)),
      title: words.paidTitle,
      blocks: [
        { kind: 'text', text: leavesBy(sale) },
        { kind: 'facts', rows: factsOf(sale) },
        { kind: 'small', text: words.noTax },
        { kind: 'link', label: words.follow, address: link(await saleLink(shop, sale)) },
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)

function leavesBy({ buyer_language: language, recipient_email, send_on, paid_at }: ShownSale) {
  const words = emailWords(language).cardSales
  const to = inert(recipient_email)
  return send_on !== null && send_on > dayInIndia(paid_at ?? 0)
    ? words.sentOn(to, longDay(startOfDay(send_on), language))
    : words.sentAtOnce(to)
}

function factsOf({ id, buyer_language: language, paise, reference, ...sale }: ShownSale) {
  const words = emailWords(language).cardSales
  const day = (at: number | null) => (at === null ? '' : longDay(at, language))
  // What the shop itself calls a transfer is no number of a bank.
  const utr = reference?.includes(':') ? '' : (reference ?? '')
  const end = sale.expires_at === null ? null : startOfDay(lastDayOf(sale.expires_at))
  return [
    { label: words.number, value: cardSaleNumber(id) },
    { label: words.amount, value: formatRupees(paise), isStrong: true },
    { label: words.paidOn, value: day(sale.paid_at) },
    { label: words.reference, value: utr },
    { label: words.lastDay, value: day(end) },
  ].filter(({ value }) => value !== '')
}
