import type { Address } from '#contract/address.ts'
import type * as adminCalls from '#contract/customers/admin-calls.ts'
import type { Customer, CustomerFile } from '#contract/customers/types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { toRupees } from '#domain/money.ts'
import { readFinding } from '#domain/work/finding.ts'
import { actorOf, record } from '../audit/audit.ts'
import { csvReply } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { flowOf } from '../platform/http/observing/flow-of.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { buyersCsv } from './customers-csv.ts'
import {
  buyerPage,
  type CustomerRow,
  customerOf,
  deleteNote,
  insertNote,
  notesOf,
  ordersOf,
} from './queries.ts'

const pageSize = 30
const mostOrders = 100

export const customerHandlers: Handlers<typeof adminCalls> = {
  async listBuyers({ shop, input }) {
    const page = input.page ?? 1
    // Their mobile is kept as ten digits, however it is typed.
    const q = input.q && (readFinding(input.q).inOrders[0] ?? input.q)
    const { rows, total, searched } = await buyerPage(shop.db.read, q, page, pageSize)
    const pages = pagesOf(total, pageSize)
    return { items: rows.map(presentCustomer), total, page, pages, searched }
  },
  buyersCsv: ({ shop, c }) => csvReply(c, shop, 'customers', flowOf(buyersCsv(shop.db.read))),
  readBuyer: async ({ shop, input }) => fileOf(shop.db.read, await known(shop.db.read, input.id)),
  noteBuyer: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const actor = actorOf(c)
      const now = shop.now()
      const buyer = await known(tx, input.id)
      const { words } = input
      const note = { mobile: buyer.mobile, words, user_id: actor.id, created_at: now }
      await insertNote(tx, note)
      // The log outlives a person who leaves: it holds neither the name nor the words.
      const what = { action: 'update', kind: 'buyer', id: Number(buyer.id) } as const
      await record(tx, actor, now, { ...what, subject: `note added (customer ${buyer.id})` })
      return fileOf(tx, buyer)
    }),
  dropBuyerNote: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      if (!(await deleteNote(tx, input.id))) throw new ShopError('no-such-note')
      const what = { action: 'delete', kind: 'buyer', id: input.id } as const
      await record(tx, actorOf(c), shop.now(), { ...what, subject: `note ${input.id} deleted` })
      return undefined
    }),
}

async function known(db: Query, orderId: number): Promise<CustomerRow> {
  const row = await customerOf(db, orderId)
  if (!row) throw new ShopError('no-such-customer')
  return row
}

const presentCustomer = (row: CustomerRow): Customer => ({
  id: Number(row.id),
  mobile: row.mobile,
  fullName: row.full_name,
  email: row.email,
  userId: row.user_id,
  orders: Number(row.orders),
  spent: toRupees(Number(row.paise)),
  lastOrderAt: time(row.placed_at),
})

async function fileOf(db: Query, buyer: CustomerRow): Promise<CustomerFile> {
  const orders = await ordersOf(db, buyer.mobile, mostOrders)
  const notes = await notesOf(db, buyer.mobile)
  return {
    ...presentCustomer(buyer),
    language: orders[0]?.language ?? 'en',
    orderList: orders.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      channel: row.channel,
      total: toRupees(row.total_paise),
      placedAt: time(row.placed_at),
    })),
    addresses: addressesIn(orders),
    notes: notes.map((row) => ({
      id: row.id,
      words: row.words,
      by: row.username ?? '',
      at: time(row.created_at),
    })),
  }
}

/** Each once, the latest first; a sale over the counter has none. */
function addressesIn(orders: { address: string }[]): Address[] {
  const texts = new Set(orders.map((order) => order.address).filter((text) => text !== '{}'))
  return [...texts].map((text) => JSON.parse(text))
}

const time = (at: number) => new Date(at).toISOString()
