import type { StaffCardSale } from '#contract/card-sales/admin-types.ts'
import type { CardSale } from '#contract/card-sales/types.ts'
import { cardSaleNumber, refundUntil } from '#domain/gift-cards/card-sale.ts'
import { lastDayOf } from '#domain/gift-cards/gift-card.ts'
import { toRupees } from '#domain/money.ts'
import type { ShownSale } from './queries.ts'

const time = (at: number) => new Date(at).toISOString()
const moment = (at: number | null) => (at === null ? null : time(at))

/** Until when an unused card is taken back, null where it is not (any more). */
function refundableUntil(row: ShownSale, now: number): string | null {
  if (row.state !== 'paid' || row.paid_at === null) return null
  const until = refundUntil(row.paid_at, row.refund_days)
  return now > until || row.balance_paise !== row.issued_paise ? null : time(until)
}

const both = (row: ShownSale) => ({
  number: cardSaleNumber(row.id),
  state: row.state,
  amount: toRupees(row.paise),
  ...{ name: row.buyer_name, email: row.buyer_email },
  ...{ recipientName: row.recipient_name, recipientEmail: row.recipient_email },
  ...{ sendOn: row.send_on, claimedReference: row.claimed_reference },
  ...{ createdAt: time(row.created_at), payBefore: time(row.pay_before) },
  paidAt: moment(row.paid_at),
})

/** As its buyer sees it; `upi` is how to pay it, while it is to be paid. */
export const presentSale = (row: ShownSale, upi: CardSale['upi'], now: number): CardSale => ({
  ...both(row),
  message: row.message,
  months: row.months,
  sentAt: moment(row.sent_at),
  lastDay: row.expires_at === null ? null : lastDayOf(row.expires_at),
  refundUntil: refundableUntil(row, now),
  upi,
})

/** As staff see it. */
export const presentForStaff = (row: ShownSale, now: number): StaffCardSale => ({
  id: row.id,
  ...both(row),
  ...{ language: row.language, reference: row.reference },
  ...{ refundReference: row.refund_reference, cardId: row.gift_card_id },
  refundUntil: refundableUntil(row, now),
})
