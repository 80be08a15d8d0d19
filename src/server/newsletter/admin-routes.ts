import type * as adminCalls from '#contract/newsletter/admin-calls.ts'
import type { Subscriber } from '#contract/newsletter/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { actorOf, record } from '../audit/audit.ts'
import { eraseConsents, subscriber } from '../consents/record-consent.ts'
import { csvHead, csvLines, csvReply } from '../platform/csv.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import {
  confirmedSubscribers,
  countSubscribers,
  deleteSubscriber,
  subscriberPage,
} from './staff-queries.ts'

const size = 50

export const subscriberHandlers: Handlers<typeof adminCalls> = {
  async listSubscribers({ shop, input }) {
    const { state, q, page = 1 } = input
    const { rows, total } = await subscriberPage(shop.db.read, { state, q, page, size })
    const counts = await countSubscribers(shop.db.read)
    const pages = pagesOf(total, size)
    return { items: rows.map(presentSubscriber), total, page, pages, counts }
  },
  exportSubscribers: async ({ shop, c }) => csvReply(c, shop, 'newsletter', await csvOf(shop)),
  removeSubscriber: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const email = await deleteSubscriber(tx, input.id)
      if (email === undefined) throw new ShopError('no-such-reader')
      await eraseConsents(tx, subscriber(email), shop.now(), ['newsletter'])
      // What is forgotten must not live on in the log.
      const subject = email.replace(/^(.).*@/, '$1…@')
      const what = { action: 'delete', kind: 'subscriber', id: input.id, subject } as const
      await record(tx, actorOf(c), shop.now(), what)
      return undefined
    }),
}

/** Two columns. */
async function csvOf(shop: Shop): Promise<string> {
  const rows = await confirmedSubscribers(shop.db.read)
  const lines = rows.map((row) => [row.email, time(row.confirmed_at ?? 0)])
  return csvHead(['email', 'confirmedAt']) + csvLines(lines)
}

type Row = Awaited<ReturnType<typeof subscriberPage>>['rows'][number]

const presentSubscriber = (row: Row): Subscriber => ({
  id: row.id,
  email: row.email,
  state: row.status,
  createdAt: time(row.created_at),
  confirmedAt: row.confirmed_at === null ? null : time(row.confirmed_at),
  leftAt: row.unsubscribed_at === null ? null : time(row.unsubscribed_at),
})

const time = (at: number) => new Date(at).toISOString()
