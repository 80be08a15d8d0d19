import { ShopError } from '#domain/errors.ts'
import { leftBesideCards } from '#domain/gift-cards/gift-card.ts'
import type { Paise } from '#domain/money.ts'
import type { RefundMethod } from '#domain/payment-methods.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { SpentCredit } from '#domain/store-credit.ts'
import { onCards, returnToCards } from '../../gift-cards/spend-cards.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Mover } from '../move-order.ts'

type Part = { method: RefundMethod; amount: Paise }

/**
 * Refuses to give back as money, or as store credit that can be paid out, what gift cards have paid, and to cards more than
 * they paid (decision 32). `order` is as it was before the amount was set aside.
 */
export async function refuseWrongPart(tx: Query, order: OrderRow, { method, amount }: Part) {
  if (order.gift_card_paise === 0 && method !== 'gift_card') return
  const onCardsPaise = await onCards(tx, order.id)
  if (method === 'gift_card') {
    if (amount <= onCardsPaise) return
    const most = { mostPaise: onCardsPaise }
    const beside = { method: refusal('at-most-on-cards', most) }
    throw new ShopError(refusal('refund-over-cards', most), { beside })
  }
  const { paid_paise: paidPaise, refunded_paise: refundedPaise } = order
  const mostPaise = leftBesideCards({ paidPaise, refundedPaise, onCardsPaise })
  if (amount <= mostPaise) return
  const beside = { amount: refusal('at-most-beside-cards', { mostPaise }) }
  throw new ShopError(refusal('refund-belongs-on-cards', { onCardsPaise, mostPaise }), { beside })
}

/**
 * Gives an amount back to the cards that an order was paid with; answers what each got. Whoever asks has seen, with the
 * order's row locked, that they paid as much: refused where they did not.
 */
export async function giveToCards(
  tx: Query,
  shop: Shop,
  order: OrderRow,
  { refundId, paise, by }: { refundId: number; paise: Paise; by: Mover },
): Promise<SpentCredit[]> {
  const about = { orderId: order.id, userId: by.userId, now: shop.now(), refundId }
  const given = await returnToCards(tx, paise, about)
  if (given.reduce((sum, one) => sum + one.paise, 0) !== paise)
    throw new ShopError('refunded-meanwhile')
  return given
}
