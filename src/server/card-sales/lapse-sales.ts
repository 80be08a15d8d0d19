import { daysOfLapsed } from '#domain/gift-cards/card-sale.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { cardSaleLapsed } from './emails/card-sale-lapsed.ts'
import { dropLapsed, lapseUnpaid } from './queries.ts'

const dayMs = 86_400_000

/** Ends purchases that nobody paid in time and tells their buyers, and deletes those that ended so long ago. */
export async function lapseSales(shop: Shop): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    for (const { id, buyer_email } of await lapseUnpaid(tx, now)) {
      const email = { email: cardSaleLapsed, props: { saleId: id } }
      await sendLater(tx, shop, { to: buyer_email, ...email })
    }
    await dropLapsed(tx, now - daysOfLapsed * dayMs)
  })
}
