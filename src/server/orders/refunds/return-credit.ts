import type { OrderActor } from '#domain/order.ts'
import { onCards, returnToCards } from '../../gift-cards/spend-cards.ts'
import { addMoney } from '../../order-records/change-queries.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { spentOn } from '../../store-credits/queries.ts'
import { returnCredits } from '../../store-credits/spend-credit.ts'
import { insertEvent } from '../event-queries.ts'
import { insertRefund } from './refund-queries.ts'

type By = { kind: OrderActor; userId: number | null }

/**
 * A cancelled order gives the gift cards and the store credit back that paid it; answers what has gone back of its money then. What the note of an
 * exchange paid was never chosen as credit: it stays owed, and goes back as money.
 */
export async function returnCreditOf(tx: Query, order: OrderRow, by: By, now: number) {
  const byCards = await giveBack(tx, order, { method: 'gift_card', by, now })
  if (order.store_credit_paise === 0 || order.exchange_of !== null) return byCards
  return { ...byCards, ...(await giveBack(tx, order, { method: 'store_credit', by, now })) }
}

type Back = { method: 'gift_card' | 'store_credit'; by: By; now: number }

/** What cards, or credits, have paid of an order goes back to them, as far as money of it is left. */
async function giveBack(tx: Query, order: OrderRow, { method, by, now }: Back) {
  const isCard = method === 'gift_card'
  if (isCard && order.gift_card_paise === 0) return {}
  const held = await addMoney(tx, order.id, {})
  const spent = isCard ? await onCards(tx, order.id) : await onCredits(tx, order.id)
  const left = held ? held.paid_paise - held.refunded_paise : 0
  const paise = Math.min(spent, left)
  if (paise <= 0) return {}
  const refundId = await insertRefund(tx, {
    ...{ order_id: order.id, payment_id: null, amount_paise: paise, method },
    ...{ reason: 'The order was cancelled.', user_id: by.userId, created_at: now, state: 'done' },
    kind: 'refund-voucher',
  })
  const about = { orderId: order.id, userId: by.userId, now, refundId }
  await (isCard ? returnToCards : returnCredits)(tx, paise, about)
  const after = await addMoney(tx, order.id, { refundedPaise: paise })
  const code = isCard ? ('given-to-card' as const) : ('credit-given' as const)
  await insertEvent(tx, {
    ...{ orderId: order.id, kind: 'refunded', said: { code, params: { paise } }, actor: by, now },
  })
  return { refunded_paise: after?.refunded_paise ?? 0 }
}

const onCredits = async (tx: Query, orderId: number) =>
  (await spentOn(tx, orderId)).reduce((sum, { paise }) => sum + paise, 0)
