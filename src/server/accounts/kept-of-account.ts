import type { KeptOfAccount } from '#contract/accounts/kept-types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { consentsOf } from '../consents/queries.ts'
import { account } from '../consents/record-consent.ts'
import { openOrdersOf } from '../orders/person-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { keepsDays } from '../retention/queries.ts'
import { complaintsOfUser, creditsOfUser, documentsOfUser, ordersOfUser } from './kept-queries.ts'

const dayMs = 86_400_000

/** What stays of an account when it is deleted now, and until when: by the days of its documents and by the rows of retention. */
export async function keptOfAccount(
  db: Query,
  userId: number,
  now: number,
): Promise<KeptOfAccount[]> {
  const documents = await documentsOfUser(db, userId)
  const orders = await ordersOfUser(db, userId)
  const open = await openOrdersOf(db, userId)
  const complaints = await complaintsOfUser(db, userId)
  const consents = await consentsOf(db, [account(userId)])
  const dayLater = async (kind: string, from: number) => {
    const days = await keepsDays(db, kind)
    return days === null ? null : dayInIndia(from + days * dayMs)
  }
  const parts: KeptOfAccount[] = [
    { what: 'documents', ...documents },
    { what: 'orders', count: orders - open, until: null },
    { what: 'open-orders', count: open, until: null },
    {
      ...{ what: 'complaints', count: complaints.count },
      until: complaints.isOpen ? null : await dayLater('complaints', complaints.lastResolvedAt),
    },
    { what: 'store-credits', count: await creditsOfUser(db, userId), until: null },
    { what: 'consents', count: consents.length, until: await dayLater('consents', now) },
  ]
  return parts.filter(({ count }) => count > 0)
}
