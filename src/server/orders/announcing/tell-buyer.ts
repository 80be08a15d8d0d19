import type { Statement } from '../../platform/db/at-once.ts'
import type { Query } from '../../platform/db/database.ts'
import { emailInserts, sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { type OrderEmail, orderEmail } from './order-emails.ts'

/** Writes to the buyer about an order, if they left an address. */
export async function tellBuyer(
  tx: Query,
  shop: Shop,
  order: { id: number; email: string },
  name: OrderEmail,
) {
  if (order.email === '') return
  const what = { email: orderEmail(name), props: { orderId: order.id } }
  await sendLater(tx, shop, { to: order.email, ...what })
}

/** The same as statements, under the id that the email is to have. */
export const tellBuyerInserts = (
  tx: Query,
  shop: Shop,
  { mailId, orderId, email }: { mailId: number; orderId: number; email: string },
  name: OrderEmail,
): Statement[] =>
  email === ''
    ? []
    : emailInserts(tx, shop, mailId, { to: email, email: orderEmail(name), props: { orderId } })
