import { formatPaise, formatPart, formatRupees, type Paise } from '#domain/money.ts'
import { refundsToTell } from '#domain/refund.ts'
import type { EmailWords } from '../../email-words/en.ts'
import { type OrderRow, paidWithinPaise } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Block } from '../../platform/mail/email.ts'
import { exchangedOf } from '../refunds/exchanged.ts'
import { refundsOf } from '../refunds/refund-queries.ts'

export type Refunds = ReturnType<typeof refundsToTell>

/** What has gone back of an order's money, as its buyer is told. */
export const refundsIn = async (db: Query, order: OrderRow) =>
  refundsToTell(await refundsOf(db, order.id), await exchangedOf(db, order))

type OrderWords = EmailWords['orders']

/** What an order comes to, what has paid it, and what went back. */
export function sums(
  order: OrderRow,
  refunds: Refunds,
  { words, offer }: { words: OrderWords['sums']; offer: string | null },
): Block {
  const { fee_paise, shipping_paise, total_paise } = order
  const free = shipping_paise === 0 ? words.free : formatRupees(shipping_paise)
  return {
    kind: 'facts',
    rows: [
      { label: words.subtotal, value: formatRupees(order.subtotal_paise) },
      ...discountRows(order, offer === null ? words.discount : words.discountBy(offer), words),
      { label: words.shipping, value: free },
      ...(fee_paise > 0 ? [{ label: words.cod, value: formatRupees(fee_paise) }] : []),
      { label: words.total, value: formatRupees(total_paise), isStrong: true },
      ...creditRows(order, words),
      ...advanceRows(order, words),
      ...refundRows(refunds, words),
    ],
  }
}

/** What is paid first, and what later: at the door, or of an order that is booked before it leaves. */
function advanceRows(order: OrderRow, words: OrderWords['sums']) {
  const { advance_paise: advance, total_paise, paid_paise, booking, state } = order
  const isOver = ['cancelled', 'returned', 'refunded'].includes(state)
  if (advance === 0 || (booking !== null && (isOver || paid_paise >= total_paise))) return []
  const later = booking === null ? words.atDoor : words.rest
  return [
    { label: words.advance, value: formatPart(advance) },
    { label: later, value: formatPart(total_paise - advance) },
  ]
}

/** What a coupon or an offer takes off, and what paying in advance does. */
const discountRows = (
  { discount_paise: all, prepaid_discount_paise: prepaid }: OrderRow,
  label: string,
  words: OrderWords['sums'],
) =>
  [
    { label, paise: all - prepaid },
    { label: words.prepaidDiscount, paise: prepaid },
  ].flatMap(({ label, paise }) => (paise > 0 ? [{ label, value: `-${formatRupees(paise)}` }] : []))

const part = (label: string, paise: Paise) =>
  paise > 0 ? [{ label, value: formatPaise(paise) }] : []

/** What gift cards and store credit have paid, and what they leave. */
function creditRows(order: OrderRow, words: OrderWords['sums']) {
  const { state, total_paise, paid_paise, store_credit_paise, gift_card_paise, exchange_of } = order
  if (paidWithinPaise(order) === 0) return []
  const due = total_paise - paid_paise
  const isDue = due > 0 && !['cancelled', 'returned', 'refunded'].includes(state)
  return [
    ...part(words.giftCard, gift_card_paise),
    ...part(exchange_of === null ? words.storeCredit : words.byExchange, store_credit_paise),
    ...(isDue ? [{ label: words.toPay, value: formatPaise(due), isStrong: true }] : []),
  ]
}

/** Nobody is told that money went before it went. */
const refundRows = (
  { donePaise, creditPaise, cardPaise, exchangedPaise, ...open }: Refunds,
  words: OrderWords['sums'],
) =>
  [
    { label: words.forExchange, paise: exchangedPaise },
    { label: words.refunded, paise: donePaise },
    { label: words.creditBack, paise: creditPaise },
    { label: words.cardBack, paise: cardPaise },
    { label: words.refundPending, paise: open.pendingPaise },
    { label: words.refundFailed, paise: open.failedPaise },
  ].flatMap(({ label, paise }) => (paise > 0 ? [{ label, value: formatRupees(paise) }] : []))

/** What a buyer is told of the money of an order that is cancelled. */
export function moneyBack(
  { paid_paise, store_credit_paise, gift_card_paise, exchange_of }: OrderRow,
  { donePaise, creditPaise, cardPaise }: Refunds,
  words: OrderWords['moneyBack'],
): string {
  if (paid_paise === 0) return words.nothing
  const credit = [
    ...(creditPaise > 0 ? [words.credit(formatPaise(creditPaise))] : []),
    ...(cardPaise > 0 ? [words.giftCard(formatPaise(cardPaise))] : []),
  ]
  // What the note of an exchange paid was never store credit to its buyer.
  const credited = exchange_of === null ? store_credit_paise : 0
  const paid = paid_paise - gift_card_paise - credited
  if (paid <= 0) return credit.join(' ')
  return [paid > donePaise ? words.coming : words.gone, ...credit].join(' ')
}
