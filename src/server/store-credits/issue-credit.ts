import { randomBytes } from 'node:crypto'
import type { Paise } from '#domain/money.ts'
import { referenceCode } from '#domain/order.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { storeCreditIssued } from './emails/store-credit-issued.ts'
import { insertCredit, insertEntry } from './queries.ts'

type Issue = {
  order: OrderRow
  returnId: number
  paise: Paise
  refundId: number
  userId: number | null
  /** False where it is spent in the same breath. */
  isTold: boolean
}

export type IssuedCredit = { id: number; code: string }

/** Issues a credit for an order's pieces that came back; its owner gets the code and a secret by email. */
export async function issueCredit(tx: Query, shop: Shop, issue: Issue): Promise<IssuedCredit> {
  const { order, paise, refundId, userId } = issue
  const now = shop.now()
  const code = referenceCode('SC', randomBytes(8))
  const id = await insertCredit(tx, {
    ...{ code, user_id: order.user_id, full_name: order.full_name },
    ...{ mobile: order.mobile, email: order.email, issued_paise: paise, balance_paise: paise },
    ...{ order_id: order.id, return_id: issue.returnId, created_at: now },
  })
  await insertEntry(tx, {
    ...{ store_credit_id: id, kind: 'issued', paise, order_id: order.id, refund_id: refundId },
    ...{ user_id: userId, created_at: now },
  })
  if (issue.isTold) await tellHolder(tx, shop, { id, email: order.email })
  return { id, code }
}

/** Sends the code with a fresh secret; nothing where the shop has no address. */
export async function tellHolder(tx: Query, shop: Shop, credit: { id: number; email: string }) {
  if (credit.email === '') return
  const props = { creditId: credit.id }
  await sendLater(tx, shop, { to: credit.email, email: storeCreditIssued, props })
}
