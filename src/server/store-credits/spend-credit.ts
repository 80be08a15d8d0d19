import { ShopError } from '#domain/errors.ts'
import type { Paise } from '#domain/money.ts'
import type { SpentCredit } from '#domain/store-credit.ts'
import type { Query } from '../platform/db/database.ts'
import { addTo, insertEntry, spentOn, takeFrom } from './queries.ts'

type About = { orderId: number; userId: number | null; now: number }

/** Pays an order with credits, in the order of their ids; refused whole where one of them was spent meanwhile. */
export async function spendCredits(tx: Query, credits: readonly SpentCredit[], about: About) {
  const { orderId, userId, now } = about
  for (const { id, paise } of credits.toSorted((one, other) => one.id - other.id)) {
    if (!(await takeFrom(tx, id, paise, now)))
      throw new ShopError('credit-spent-meanwhile', { at: 'storeCredit' })
    const entry = { store_credit_id: id, kind: 'spent' as const, paise }
    await insertEntry(tx, { ...entry, order_id: orderId, user_id: userId, created_at: now })
  }
}

/**
 * Gives back up to this amount of what an order has spent, to the credits that it came from, the oldest first; answers
 * how much that was.
 */
export async function returnCredits(
  tx: Query,
  most: Paise,
  { orderId, userId, now, refundId }: About & { refundId: number },
): Promise<Paise> {
  let left = most
  for (const { id, paise } of await spentOn(tx, orderId)) {
    const back = Math.min(left, paise)
    if (back === 0) break
    left -= back
    await addTo(tx, id, back)
    const entry = { store_credit_id: id, kind: 'returned' as const, paise: back }
    await insertEntry(tx, {
      ...{ ...entry, order_id: orderId, refund_id: refundId, user_id: userId, created_at: now },
    })
  }
  return most - left
}
