import { formatPart } from '#domain/money.ts'
import { longDay } from '../../email-words/email-words.ts'
import type { EmailWords } from '../../email-words/en.ts'
import { type OrderRow, paidWithinPaise } from '../../order-records/queries.ts'
import { restOf } from '../rests/booking-of-order.ts'

type Steps = EmailWords['orders']['steps']

/** That a booked order waits for its advance. */
export function waitingForAdvance({ waiting }: Steps, order: OrderRow) {
  const { advance_paise, total_paise, held_until } = order
  const now = formatPart(advance_paise - paidWithinPaise(order))
  const say = held_until === null ? waiting.bookingUnkept : waiting.booking
  return say(now, formatPart(total_paise - advance_paise))
}

/** That its advance has come, or that its rest is soon due: what is left, and the last day. */
export function askedForRest(step: Steps['booked'], order: OrderRow) {
  const day = longDay(order.rest_before ?? order.placed_at, order.language)
  return { ...step, text: step.text(formatPart(restOf(order)), day) }
}

/** Whether its rest is what its buyer does next. */
export const isRestAsked = (order: OrderRow) => order.state === 'confirmed' && restOf(order) > 0
