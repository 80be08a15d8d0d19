import type { DataRequest, KeptPart } from '#contract/privacy/request-types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { userByEmail } from '../../accounts/queries.ts'
import { openSalesUnder } from '../../card-sales/queries.ts'
import { consentsOf } from '../../consents/queries.ts'
import { subscriber } from '../../consents/record-consent.ts'
import { openOrdersUnder, ordersUnder } from '../../orders/person-queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { keepsDays } from '../../retention/queries.ts'
import {
  askedForUnder,
  cardOrdersUnder,
  cardsThatPay,
  cardsUnder,
  countOrdersUnder,
  creditsUnder,
  documentsUnder,
  listDocumentsUnder,
  messagesUnder,
  refusalsUnder,
} from './found-queries.ts'

const dayMs = 86_400_000

/** How much of what the shop keeps under an address. */
export async function foundUnder(db: Query, email: string): Promise<DataRequest['found']> {
  const consents = await consentsOf(db, [subscriber(email)])
  return {
    orders: await countOrdersUnder(db, email),
    documents: (await documentsUnder(db, email)).count,
    messages: (await messagesUnder(db, email)).length,
    consents: consents.length,
    account: await hasAccount(db, email),
  }
}

/** An account whose owner has proven this address: it is seen and erased by signing in. */
async function hasAccount(db: Query, email: string): Promise<boolean> {
  const user = await userByEmail(db, email)
  return user !== undefined && user.email_confirmed_at !== null
}

/** What an erasure leaves, and until when: what the law wants, and what is still going on. */
export async function keptUnder(db: Query, email: string, now: number): Promise<KeptPart[]> {
  const { count, until } = await documentsUnder(db, email)
  const complaints = (await messagesUnder(db, email)).filter((one) => one.isComplaint)
  const dayLater = async (kind: string, from: number) => {
    const days = await keepsDays(db, kind)
    return days === null ? null : dayInIndia(from + days * dayMs)
  }
  const resolved = complaints.map((one) => one.resolvedAt)
  const last = resolved.includes(null) ? null : Math.max(0, ...resolved.map(Number))
  const consents = await consentsOf(db, [subscriber(email)])
  const open = (await openOrdersUnder(db, email)) + (await openSalesUnder(db, email))
  const parts: KeptPart[] = [
    { what: 'documents', count, until },
    { what: 'open-orders', count: open, until: null },
    {
      ...{ what: 'complaints', count: complaints.length },
      until: last === null ? null : await dayLater('complaints', last),
    },
    { what: 'store-credits', count: await creditsUnder(db, email), until: null },
    { what: 'gift-cards', count: await cardsThatPay(db, email, now), until: null },
    { what: 'consents', count: consents.length, until: await dayLater('consents', now) },
    { what: 'account', count: (await hasAccount(db, email)) ? 1 : 0, until: null },
  ]
  return parts.filter((part) => part.count > 0)
}

/** Everything that the shop keeps under an address, for whoever has proven it. */
export async function exportOf(db: Query, email: string): Promise<Record<string, unknown>> {
  const consents = await consentsOf(db, [subscriber(email)])
  return {
    email,
    orders: await ordersUnder(db, email),
    documents: await listDocumentsUnder(db, email),
    parcelsNotTaken: await refusalsUnder(db, email),
    messages: (await messagesUnder(db, email)).map(({ resolvedAt: _, ...message }) => message),
    giftCards: await cardsUnder(db, email),
    giftCardOrders: await cardOrdersUnder(db, email),
    ...(await askedForUnder(db, email)),
    consents: consents.map((row) => ({
      ...{ purpose: row.purpose, noticeVersion: row.notice_version },
      givenAt: new Date(row.given_at).toISOString(),
      withdrawnAt: row.withdrawn_at === null ? null : new Date(row.withdrawn_at).toISOString(),
    })),
    hasAccount: await hasAccount(db, email),
  }
}
