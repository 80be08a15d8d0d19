import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { complaintForShop } from './emails/complaint-for-shop.ts'
import { markReminded, unreminded } from './queries.ts'

/** A job of every hour: the shop gets an email for each complaint within a day of its clock, once a clock. */
export async function remindOfComplaints(shop: Shop): Promise<void> {
  const { email } = await currentProfile(shop.db)
  if (!email) return
  for (const { ticket_id: ticketId } of await unreminded(shop.db.read, shop.now())) {
    await shop.db.write(async (tx) => {
      if (!(await markReminded(tx, ticketId, shop.now()))) return
      await sendLater(tx, shop, { to: email, email: complaintForShop, props: { ticketId } })
    })
  }
}
