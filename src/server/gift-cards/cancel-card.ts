import { ShopError } from '#domain/errors.ts'
import type { Query } from '../platform/db/database.ts'
import { type CardRow, endCodes, insertMove, takeFromCard } from './queries.ts'
import { movesOf } from './staff-queries.ts'

/** Takes back a card of which nothing was ever spent: it is worth nothing from here on, and its code opens nothing. */
export async function cancelCard(tx: Query, card: CardRow, userId: number, now: number) {
  const { id, balance_paise: paise } = card
  if (paise === 0) throw new ShopError('card-used-up')
  const moves = await movesOf(tx, id)
  if (moves.some(({ kind }) => kind !== 'issued')) throw new ShopError('spent-card-stays')
  if (!(await takeFromCard(tx, { id, paise, now, isForced: true })))
    throw new ShopError('spent-card-stays')
  await insertMove(tx, {
    ...{ gift_card_id: id, kind: 'cancelled', paise, order_id: null, refund_id: null },
    ...{ user_id: userId, created_at: now },
  })
  await endCodes(tx, id)
}
