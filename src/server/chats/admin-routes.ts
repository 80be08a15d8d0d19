import type * as adminCalls from '#contract/chats/admin-calls.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { normaliseReference } from '#domain/order.ts'
import { actorOf, record } from '../audit/audit.ts'
import { offerTitles } from '../coupons/queries.ts'
import { withPhones } from '../delivery/read-phones.ts'
import { namedOrder } from '../order-records/queries.ts'
import { moverOf } from '../orders/admin-routes.ts'
import { presentForStaff } from '../orders/present-staff.ts'
import { refuseDoubtfulPlace } from '../pins/refuse-doubtful-place.ts'
import type { Query } from '../platform/db/database.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { orderChat, releaseChat } from './order-chat.ts'
import { presentForInbox } from './present.ts'
import { type ChatRow, chatPage, keptProducts } from './queries.ts'
import { takeChat } from './take-chat.ts'

const pageSize = 30

export const chatAdminHandlers: Handlers<typeof adminCalls> = {
  async listChats({ shop, input }) {
    const page = input.page ?? 1
    const reference = input.q === undefined ? undefined : normaliseReference(input.q)
    const filter = { state: input.state, reference }
    const { rows, total } = await chatPage(shop.db.read, filter, page, pageSize)
    const ids = rows.map((row) => row.id)
    const kept = await keptProducts(shop.db.read, ids, shop.now())
    const titles = await titlesFor(shop.db.read, rows)
    const items = rows.map((row) =>
      presentForInbox(row, orderIn(row), productsOf(kept, row.id), titles),
    )
    return { items, total, page, pages: pagesOf(total, pageSize) }
  },
  async orderChat({ shop, c, input }) {
    const form = withPhones(input)
    await refuseDoubtfulPlace(form)
    const order = await shop.db.write(async (tx) => {
      const made = await orderChat(tx, shop, form, moverOf(c))
      const what = { action: 'create', kind: 'order', id: made.id, subject: made.number } as const
      await record(tx, actorOf(c), shop.now(), what)
      return made
    })
    return presentForStaff(shop, await namedOrder(shop.db.read, order.id))
  },
  async releaseChat({ shop, c, input }) {
    const chat = await shop.db.write(async (tx) => {
      const released = await releaseChat(tx, shop, input.id)
      const { id, reference: subject } = released
      const what = { action: 'update', kind: 'chat-order', id, subject } as const
      await record(tx, actorOf(c), shop.now(), { ...what, after: { state: 'released' } })
      return released
    })
    return presentForInbox(chat, undefined, [], await titlesFor(shop.db.read, [chat]))
  },
  async takeChat({ shop, c, input }) {
    const chat = await shop.db.write(async (tx) => {
      const taken = await takeChat(tx, shop, input.id)
      const { id, reference: subject } = taken
      const what = { action: 'update', kind: 'chat-order', id, subject } as const
      const until = new Date(taken.expires_at).toISOString()
      await record(tx, actorOf(c), shop.now(), { ...what, after: { kept: until } })
      return taken
    })
    const kept = await keptProducts(shop.db.read, [chat.id], shop.now())
    const titles = await titlesFor(shop.db.read, [chat])
    return presentForInbox(chat, undefined, productsOf(kept, chat.id), titles)
  },
}

type Kept = Awaited<ReturnType<typeof keptProducts>>

const productsOf = (kept: Kept, chatId: number) =>
  kept.filter((row) => row.chat_order_id === chatId).map((row) => row.product_id)

const titlesFor = (db: Query, chats: readonly ChatRow[]) =>
  offerTitles(
    db,
    chats.flatMap(({ coupon_code: code }) => code ?? []),
  )

type InboxRow = Awaited<ReturnType<typeof chatPage>>['rows'][number]

const orderIn = (row: InboxRow) => ({
  number: row.order_number,
  token: row.order_token,
  state: row.order_state,
  total: row.order_total,
  paid: row.order_paid,
})
