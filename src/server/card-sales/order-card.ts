import type { CardSaleTerms } from '#contract/card-sales/admin-types.ts'
import type { CardOrder, CardSaleReceipt } from '#contract/card-sales/types.ts'
import { ShopError } from '#domain/errors.ts'
import {
  cardSaleNumber,
  isSold,
  latestSendDay,
  payBefore,
  priceOf,
} from '#domain/gift-cards/card-sale.ts'
import { type Day, dayInIndia } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'
import { toPaise } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'
import { lockText } from '../platform/db/locked.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { cardSaleOrdered } from './emails/card-sale-ordered.ts'
import { linkToSale } from './link-to-sale.ts'
import { countOpen, insertSale } from './queries.ts'
import { openTerms } from './terms.ts'

/** So many purchases of one address may wait for money at once: each is an email to it. */
const mostOpen = 5

/** Keeps what a shopper wants to pay for, and writes to them how; nothing is a card before its money has come. */
export function orderCard(
  shop: Shop,
  form: CardOrder,
  pageLanguage: Language,
): Promise<CardSaleReceipt> {
  return shop.db.write(async (tx) => {
    const terms = await openTerms({ read: tx })
    if (!terms) throw new ShopError('no-gift-cards-sold')
    const sale = { ...askedOf(form, pageLanguage), ...pricedOf(form, terms, shop.now()) }
    await lockText(tx, `gift cards of ${sale.buyer_email}`)
    if ((await countOpen(tx, sale.buyer_email)) >= mostOpen)
      throw new ShopError('gift-cards-unpaid', { retryAfterSeconds: 3_600 })
    const id = await insertSale(tx, sale)
    const secret = await linkToSale(tx, id, shop.now())
    const email = { to: sale.buyer_email, email: cardSaleOrdered, props: { saleId: id } }
    await sendLater(tx, shop, email)
    return { number: cardSaleNumber(id), secret }
  })
}

/** Who buys it, and who gets it. */
function askedOf(form: CardOrder, pageLanguage: Language) {
  const { name, isForMyself, recipientName = '', recipientEmail = '', message = '' } = form
  const email = form.email.toLowerCase()
  const isOwn = isForMyself === true
  return {
    ...{ buyer_name: name, buyer_email: email, buyer_language: pageLanguage },
    recipient_name: isOwn ? name : recipientName,
    recipient_email: isOwn ? email : recipientEmail.toLowerCase(),
    ...{ message, language: form.language ?? pageLanguage },
  }
}

function pricedOf({ amount, sendOn }: CardOrder, terms: CardSaleTerms, now: number) {
  if (!isSold(terms, amount)) {
    const bounds = { leastPaise: toPaise(terms.least), mostPaise: toPaise(terms.most) }
    throw new ShopError(refusal('card-amount-not-sold', bounds), { at: 'amount' })
  }
  const { months, refundDays } = terms
  return {
    ...{ paise: priceOf(amount), send_on: sendOnIn(sendOn, now), created_at: now },
    ...{ pay_before: payBefore(now), months, refund_days: refundDays },
  }
}

/** Null for today: it leaves as soon as it is paid, which may be tomorrow. */
function sendOnIn(sendOn: Day | undefined, now: number): Day | null {
  const today = dayInIndia(now)
  if (sendOn === undefined || sendOn === today) return null
  if (sendOn < today) throw new ShopError('card-send-day-passed', { at: 'sendOn' })
  if (sendOn > latestSendDay(now)) throw new ShopError('card-send-day-late', { at: 'sendOn' })
  return sendOn
}
