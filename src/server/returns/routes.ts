import type * as adminCalls from '#contract/returns/admin-calls.ts'
import type * as calls from '#contract/returns/calls.ts'

import { pagesOf } from '#domain/listing/listing.ts'
import { actorOf, record } from '../audit/audit.ts'
import { findOrder } from '../order-records/find-order.ts'
import { linesOf } from '../order-records/queries.ts'
import { moverOf } from '../orders/admin-routes.ts'
import { presentOrder } from '../orders/present.ts'
import { presentForStaff as presentStaffOrder } from '../orders/present-staff.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import { filesOf, type Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { approveExchange } from './approve-exchange.ts'
import { askReturn } from './ask-return.ts'
import { chooseCredit } from './choose-credit.ts'
import { closeReturn, decideReturn, receiveReturn, unknownReturn } from './handle-return.ts'
import { owedOf, presentForStaff } from './present.ts'
import {
  exchangesOf,
  listedReturn,
  orderOfReturn,
  returnById,
  returnLines,
  returnPage,
} from './queries.ts'

const asking: Limit = { name: 'ask-return', most: 10, windowMs: 60 * 60_000 }
const pageSize = 30

export const returnHandlers: Handlers<typeof calls> = {
  askReturn: {
    async admit({ shop, c, params }) {
      await findOrder(shop, params['token'] ?? '')
      await countTry(shop, [{ limit: asking, subject: networkOf(c.get('address')) }])
    },
    async answer({ shop, c, input, language }) {
      const order = await findOrder(shop, input.token)
      const photos = filesOf(c)['photos'] ?? []
      await askReturn(shop, order, { form: input, photos, userId: c.get('person')?.id ?? null })
      return presentOrder(shop, await findOrder(shop, input.token), language)
    },
  },
  async chooseCredit({ shop, c, input, language }) {
    const { token, returnId } = input
    const userId = c.get('person')?.id ?? null
    await chooseCredit(shop, await findOrder(shop, token), { returnId, userId })
    return presentOrder(shop, await findOrder(shop, token), language)
  },
}

export const returnAdminHandlers: Handlers<typeof adminCalls> = {
  async listReturns({ shop, input }) {
    const db = shop.db.read
    const page = input.page ?? 1
    const { rows, total } = await returnPage(db, input.state, page, pageSize)
    const lines = await returnLines(
      db,
      rows.map((row) => row.id),
    )
    const ordered = await linesOf(db, [...new Set(rows.map((row) => row.order_id))])
    const names = new Map(ordered.map((line) => [line.id, line.name]))
    const exchanges = await exchangesOf(
      db,
      rows.map((row) => row.id),
    )
    const owed = await owedOf(db, rows)
    const items = rows.map((row) => ({
      ...presentForStaff(row, lines, (id) => names.get(id) ?? ''),
      exchange: exchanges.get(row.id) ?? null,
      owed: owed.get(row.id) ?? null,
    }))
    return { items, total, page, pages: pagesOf(total, pageSize) }
  },
  async decideReturn({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      await decideReturn(tx, shop, input, moverOf(c))
      const change = { action: 'update', kind: 'return', id: input.id, subject: '' } as const
      const after = { isApproved: input.isApproved, words: input.words }
      await record(tx, actorOf(c), shop.now(), { ...change, after })
    })
    return shownOrder(shop, input.id)
  },
  async approveExchange({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      await approveExchange(tx, shop, input, moverOf(c))
      const { id, productId, quantity } = input
      const change = { action: 'update', kind: 'return', id, subject: '' } as const
      await record(tx, actorOf(c), shop.now(), { ...change, after: { productId, quantity } })
    })
    return shownReturn(shop, input.id)
  },
  async receiveReturn({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      await receiveReturn(tx, shop, input, moverOf(c))
      const { id, isRestocked } = input
      const change = { action: 'update', kind: 'return', id, subject: '' } as const
      const after = { state: 'received', isRestocked }
      await record(tx, actorOf(c), shop.now(), { ...change, after })
    })
    return shownOrder(shop, input.id)
  },
  async closeReturn({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      await closeReturn(tx, shop, input, moverOf(c))
      const { id, refund } = input
      const change = { action: 'update', kind: 'return', id, subject: '' } as const
      await record(tx, actorOf(c), shop.now(), { ...change, after: { state: 'closed', refund } })
    })
    return shownOrder(shop, input.id)
  },
  async readPayTo({ shop, input }) {
    const asked = await returnById(shop.db.read, input.id)
    if (!asked) throw unknownReturn()
    return { payTo: asked.pay_to === '' ? null : JSON.parse(asked.pay_to) }
  },
}

async function shownReturn(shop: Shop, id: number) {
  const db = shop.db.read
  const row = await listedReturn(db, id)
  const names = new Map((await linesOf(db, [row.order_id])).map((line) => [line.id, line.name]))
  const [exchange = null] = (await exchangesOf(db, [id])).values()
  const shown = presentForStaff(row, await returnLines(db, [id]), (line) => names.get(line) ?? '')
  return { ...shown, exchange }
}

/** The order of a return, as staff go on with it. */
async function shownOrder(shop: Shop, returnId: number) {
  return presentStaffOrder(shop, await orderOfReturn(shop.db.read, returnId))
}
