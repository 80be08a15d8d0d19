import { ShopError } from '#domain/errors.ts'
import { expiryAfterReturn } from '#domain/gift-cards/gift-card.ts'
import type { Paise } from '#domain/money.ts'
import type { SpentCredit } from '#domain/store-credit.ts'
import type { Query } from '../platform/db/database.ts'
import { addToCard, cardsSpentOn, changeCard, insertMove, takeFromCard } from './queries.ts'

type About = { orderId: number; userId: number | null; now: number }

/**
 * Pays an order with cards, in the order of their ids; refused whole where one of them was spent, blocked or ended meanwhile.
 * Forced, it also takes from a card that pays no more: what an exchange brings over was spent before.
 */
export async function spendCards(
  tx: Query,
  cards: readonly SpentCredit[],
  about: About & { isForced?: boolean },
) {
  const { orderId, userId, now, isForced = false } = about
  for (const { id, paise } of cards.toSorted((one, other) => one.id - other.id)) {
    if (!(await takeFromCard(tx, { id, paise, now, isForced })))
      throw new ShopError('card-spent-meanwhile', { at: 'giftCard' })
    await insertMove(tx, {
      ...{ gift_card_id: id, kind: 'spent', paise, order_id: orderId, refund_id: null },
      ...{ user_id: userId, created_at: now },
    })
  }
}

/**
 * Gives back up to this amount of what an order has spent, to the cards that it came from, the oldest first; one that has
 * ended, or soon does, gets more time. Answers what each got.
 */
export async function returnToCards(
  tx: Query,
  most: Paise,
  { orderId, userId, now, refundId }: About & { refundId: number },
): Promise<SpentCredit[]> {
  let left = most
  const returned: SpentCredit[] = []
  for (const { id, paise } of await cardsSpentOn(tx, orderId)) {
    const back = Math.min(left, paise)
    if (back <= 0) break
    left -= back
    const card = await addToCard(tx, id, back)
    const expiresAt = expiryAfterReturn(card.expires_at, now)
    if (expiresAt !== card.expires_at) await changeCard(tx, id, { expires_at: expiresAt })
    await insertMove(tx, {
      ...{ gift_card_id: id, kind: 'returned', paise: back, order_id: orderId },
      ...{ refund_id: refundId, user_id: userId, created_at: now },
    })
    returned.push({ id, paise: back })
  }
  return returned
}

/** What cards have paid of an order and did not get back. */
export const onCards = async (tx: Query, orderId: number): Promise<Paise> =>
  (await cardsSpentOn(tx, orderId)).reduce((sum, { paise }) => sum + paise, 0)
