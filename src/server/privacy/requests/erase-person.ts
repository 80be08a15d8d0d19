import { forgetInSales } from '../../card-sales/queries.ts'
import { eraseConsents, subscriber } from '../../consents/record-consent.ts'
import { forgetRecipient } from '../../gift-cards/queries.ts'
import { forgetWaiting } from '../../holds/waiting-queries.ts'
import { eraseSubscriber } from '../../newsletter/staff-queries.ts'
import { eraseOrdersUnder } from '../../orders/person-queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import { forgetMailsTo } from '../../platform/mail/queries.ts'
import { eraseMessagesUnder, eraseReviewersUnder } from './found-queries.ts'

/**
 * Takes whoever has proven an address out of orders that are over, messages, reviews, lists and the outbox; documents and
 * complaints stay for as long as the law says, orders that are still going on until they are over, an account until it is deleted.
 */
export async function eraseUnder(tx: Query, email: string, now: number): Promise<void> {
  // By the address of the orders, so before these lose it.
  await eraseReviewersUnder(tx, email)
  await forgetRecipient(tx, email, now)
  await forgetInSales(tx, email, now)
  await eraseOrdersUnder(tx, email, now)
  await eraseMessagesUnder(tx, email)
  await eraseSubscriber(tx, email)
  await forgetWaiting(tx, email)
  await eraseConsents(tx, subscriber(email), now)
  await forgetMailsTo(tx, email)
  await bumpVersion(tx, now)
}
