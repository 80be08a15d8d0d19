import { advanceByRule, type CodDecision } from '#domain/cod/cod-rules.ts'
import type { Paise } from '#domain/money.ts'
import { shareOfBooking } from '#domain/orders/booking.ts'
import { rulesInOrder } from '../../cod/queries.ts'
import { type OrderRow, paidWithinPaise, paymentsOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { bookingIn } from '../rests/booking-of-order.ts'

/**
 * What is paid in advance of an order that comes to another total. Before any of it has come it is the same share again. Of a booked
 * order of which nothing but its advance has come it is what came: a total that was lower for a while leaves no mark on it, and the
 * days of its rest run anew once there is one.
 */
export async function editedAdvance(tx: Query, order: OrderRow, totalPaise: Paise): Promise<Paise> {
  if (order.advance_paise === 0) return 0
  const advance = await fullAdvance(tx, order, totalPaise)
  return Math.min(advance, totalPaise)
}

async function fullAdvance(tx: Query, order: OrderRow, totalPaise: Paise): Promise<Paise> {
  const within = paidWithinPaise(order)
  const agreed = bookingIn(order)
  if (order.paid_paise > within) {
    const paid = (await paymentsOf(tx, order.id)).filter(({ state }) => state === 'paid')
    return agreed !== null && paid.length === 1 ? order.paid_paise : order.advance_paise
  }
  if (agreed !== null) return within + shareOfBooking(agreed, totalPaise - within)
  const rule = await ruleOf(tx, order)
  const isByRule = rule && within + advanceByRule(rule, order.total_paise) === order.advance_paise
  return isByRule ? within + advanceByRule(rule, totalPaise) : order.advance_paise
}

/** The rule by which a part is paid before the rest at the door; undefined where the owner has changed it since. */
async function ruleOf(tx: Query, { cod_decision }: OrderRow) {
  if (cod_decision === null) return undefined
  const { rule }: CodDecision = JSON.parse(cod_decision) // As writeOrder kept it.
  const row = (await rulesInOrder(tx)).find(({ id }) => id === rule)
  return row && { advancePercent: row.advance_percent, advancePaise: row.advance_paise }
}
