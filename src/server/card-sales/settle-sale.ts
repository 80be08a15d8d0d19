import { ShopError } from '#domain/errors.ts'
import { cardSaleNumber, lastDayOfSold, sendDayOf } from '#domain/gift-cards/card-sale.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { type Paise, toRupees } from '#domain/money.ts'
import { issueCard } from '../gift-cards/issue-card.ts'
import { isReferenceUsed, lockReference } from '../order-records/payment-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { cardSalePaid } from './emails/card-sale-paid.ts'
import { changeSale, lockedSale, type SaleRow } from './queries.ts'

/** Of money that staff saw and gave no number. */
export const seenReference = (id: number) => `card-sale:${id}`

export type CardMoney = {
  /** What the bank calls the transfer: it settles one thing only. */
  reference: string
  amountPaise: Paise
  userId: number | null
}

/**
 * The money of a purchase has come: its card is made, and leaves on its day; late money makes it too. The same transfer
 * once more changes nothing, and answers false.
 */
export async function settleSale(
  tx: Query,
  shop: Shop,
  id: number,
  { reference, amountPaise, userId }: CardMoney,
): Promise<boolean> {
  await lockReference(tx, reference)
  const sale = await lockedSale(tx, id)
  if (!sale) throw new ShopError('no-such-card-sale')
  if (sale.reference === reference) return false
  if (sale.state === 'paid' || sale.state === 'refunded') throw new ShopError('card-sale-paid')
  if (amountPaise !== sale.paise) throw new ShopError('other-amount')
  if (await isReferenceUsed(tx, reference)) throw new ShopError('reference-used')
  const now = shop.now()
  const cardId = await issueCard(tx, shop, cardOf(sale, reference, now), userId)
  const settled = { state: 'paid', reference, gift_card_id: cardId, paid_at: now } as const
  await changeSale(tx, id, { ...settled, ended_at: null })
  await sendLater(tx, shop, { to: sale.buyer_email, email: cardSalePaid, props: { saleId: id } })
  return true
}

/** As staff would issue it by hand; its price came by UPI, so that the day book knows what is owed. */
function cardOf(sale: SaleRow, reference: string, now: number) {
  const sendOn = sendDayOf(sale.send_on, now)
  const isOwn = sale.recipient_email === sale.buyer_email
  return {
    ...{ amount: toRupees(sale.paise), paidBy: 'upi' as const },
    // What the shop itself calls it is no number of a bank.
    reference: reference.includes(':') ? '' : reference,
    reason: cardSaleNumber(sale.id),
    lastDay: lastDayOfSold(sendOn, sale.months),
    ...{ recipientName: sale.recipient_name, recipientEmail: sale.recipient_email },
    senderName: isOwn ? '' : sale.buyer_name,
    ...{ message: sale.message, language: sale.language },
    ...(sendOn !== dayInIndia(now) && { sendOn }),
  }
}
