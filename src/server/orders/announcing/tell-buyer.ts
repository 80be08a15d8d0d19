import type { Statement } from '../../platform/db/at-once.ts'
import type { Query } from '../../platform/db/database.ts'
import { letterInserts, sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { type OrderLetter, orderEmail } from './order-emails.ts'

/** Writes to the buyer about an order, if they left an address. */
export async function tellBuyer(
  tx: Query,
  shop: Shop,
  order: { id: number; email: string },
  letter: OrderLetter,
) {
  if (order.email === '') return
  const what = { letter: orderEmail(letter), props: { orderId: order.id } }
  await sendLater(tx, shop, { to: order.email, ...what })
}

/** The same as statements, under the id that the letter is to have. */
export const tellBuyerInserts = (
  tx: Query,
  shop: Shop,
  { mailId, orderId, email }: { mailId: number; orderId: number; email: string },
  letter: OrderLetter,
): Statement[] =>
  email === ''
    ? []
    : letterInserts(tx, shop, mailId, { to: email, letter: orderEmail(letter), props: { orderId } })
