import type { CardForm } from '#contract/gift-cards/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { endOfCard, usualLastDay } from '#domain/gift-cards/gift-card.ts'
import { type Day, dayInIndia, monthsLater, startOfDay } from '#domain/india-day.ts'
import { toPaise } from '#domain/money.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { insertCard, insertMove } from './queries.ts'
import { sendCardLater } from './send-card.ts'

/** How long a card is good at most. */
const mostMonths = 120

/**
 * Issues a card by the hand of staff; answers its id. Its code leaves by email, at once or on the day that was chosen;
 * without an address staff ask for a code to hand over.
 */
export async function issueCard(tx: Query, shop: Shop, form: CardForm, userId: number | null) {
  const now = shop.now()
  const paise = toPaise(form.amount)
  const lastDay = lastDayIn(form.lastDay, now)
  const sendAt = sendAtIn(form, now)
  const id = await insertCard(tx, {
    ...{ issued_paise: paise, balance_paise: paise, expires_at: endOfCard(lastDay) },
    ...{ paid_by: form.paidBy ?? '', reference: form.reference ?? '', reason: form.reason },
    ...{ issued_by: userId, recipient_name: form.recipientName ?? '' },
    ...{ recipient_email: (form.recipientEmail ?? '').toLowerCase() },
    ...{ sender_name: form.senderName ?? '', message: form.message ?? '' },
    ...{ language: form.language ?? 'en', send_at: sendAt, created_at: now },
  })
  await insertMove(tx, {
    ...{ gift_card_id: id, kind: 'issued', paise, order_id: null, refund_id: null },
    ...{ user_id: userId, created_at: now },
  })
  if (sendAt !== null) await sendCardLater(tx, shop, { id, at: sendAt })
  return id
}

function lastDayIn(chosen: Day | undefined, now: number): Day {
  const least = usualLastDay(now)
  const lastDay = chosen ?? least
  if (lastDay < least) throw new ShopError('card-too-short', { at: 'lastDay' })
  refuseTooLong(lastDay, now)
  return lastDay
}

/** Nobody types a year of a hundred years on. */
export function refuseTooLong(lastDay: Day, now: number) {
  if (lastDay > monthsLater(dayInIndia(now), mostMonths))
    throw new ShopError('card-too-long', { at: 'lastDay' })
}

/** When its email leaves; null where it has nobody to go to. */
function sendAtIn({ recipientEmail, sendOn }: CardForm, now: number): number | null {
  if (!recipientEmail) return null
  const today = dayInIndia(now)
  if (sendOn === undefined || sendOn === today) return now
  if (sendOn < today) throw new ShopError('card-send-day-passed', { at: 'sendOn' })
  if (sendOn > monthsLater(today, 12)) throw new ShopError('card-send-day-late', { at: 'sendOn' })
  // In the morning of India, where most of its readers are.
  return startOfDay(sendOn) + 9 * 3_600_000
}
