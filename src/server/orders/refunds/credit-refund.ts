import { ShopError } from '#domain/errors.ts'
import type { Paise } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { issueCredit } from '../../store-credits/issue-credit.ts'
import { returnCredits, spendCredits } from '../../store-credits/spend-credit.ts'
import type { Mover } from '../move-order.ts'
import { setReference } from './refund-queries.ts'

type Given = {
  refundId: number
  paise: Paise
  by: Mover
  /** The return for which its buyer chose credit; null where nobody did. */
  chosenBy: number | null
  /** The order that spends it in the same breath: of an exchange. */
  spentOn?: number
}

/**
 * Gives an amount back as store credit: a new one where the buyer chose that, else to the credits that the order was paid
 * with, and no more than they paid.
 */
export async function giveCredit(tx: Query, shop: Shop, order: OrderRow, given: Given) {
  const { refundId, paise, by, chosenBy, spentOn } = given
  const { userId } = by
  if (chosenBy !== null) {
    const issue = {
      order,
      returnId: chosenBy,
      paise,
      refundId,
      userId,
      isTold: spentOn === undefined,
    }
    const { id, code } = await issueCredit(tx, shop, issue)
    if (spentOn !== undefined)
      await spendCredits(tx, [{ id, paise }], { orderId: spentOn, userId, now: shop.now() })
    return setReference(tx, refundId, code)
  }
  const about = { orderId: order.id, userId, now: shop.now(), refundId }
  // What paid an exchange is a credit that its buyer has never seen.
  const back = order.exchange_of === null ? await returnCredits(tx, paise, about) : 0
  if (back === paise) return
  if (back === 0)
    throw new ShopError('credit-is-the-buyers-choice', {
      beside: { method: 'buyers-choice-of-credit' },
    })
  const most = { mostPaise: back }
  const beside = { method: refusal('at-most-by-credit', most) }
  throw new ShopError(refusal('refund-over-credit', most), { beside })
}
