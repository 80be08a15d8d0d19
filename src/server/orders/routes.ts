import type * as calls from '#contract/orders/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { normaliseMobile, tidyPhone } from '#domain/mobile.ts'
import { normaliseReference } from '#domain/order.ts'
import { presentCart } from '../cart/present.ts'
import { cartNow } from '../cart/read-cart.ts'
import { linesAsBought } from '../catalog/translate-lines.ts'
import { printed, sendPdf } from '../documents/printed.ts'
import { invoiceKindsOf, invoiceOf } from '../documents/queries.ts'
import { findOrder, unknownOrder } from '../order-records/find-order.ts'
import { linesOf, type OrderRow, orderByNumber, ordersOfUser } from '../order-records/queries.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit, takeBackTry } from '../platform/http/rate-limit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { rememberVisitor } from '../platform/http/visitor.ts'
import { noteHint } from '../platform/http/visitor-hint.ts'
import { buyAgain, thereAgain } from './again/buy-again.ts'
import { moveOrder } from './move-order.ts'
import { addressOf, presentFollowed, presentOrder, presentSummary } from './present.ts'

const tracking: Limit = { name: 'track-order', most: 10, windowMs: 15 * 60_000 }
const mostShown = 200
const mostAddresses = 5

export const orderHandlers: Handlers<typeof calls> = {
  async getOrder({ shop, input, language }) {
    return presentOrder(shop, await findOrder(shop, input.token), language)
  },
  async orderInvoice({ shop, c, input }) {
    const order = await findOrder(shop, input.token)
    const document = await invoiceOf(shop.db.read, order.id)
    if (!document) throw new ShopError('no-invoice-yet')
    return sendPdf(c, document.number, await printed(shop, document), 'attachment')
  },
  async cancelOrder({ shop, c, input, language }) {
    const { id } = await findOrder(shop, input.token)
    const by = { kind: 'customer' as const, userId: c.get('person')?.id ?? null }
    const moved = await shop.db.write((tx) =>
      moveOrder(tx, shop, id, { to: 'cancelled', by, words: input.reason ?? '' }),
    )
    return presentOrder(shop, moved, language)
  },
  async trackOrder({ shop, c, input, language }) {
    const counters = [{ limit: tracking, subject: networkOf(c.get('address')) }]
    await countTry(shop, counters)
    const order = await orderByNumber(shop.db.read, normaliseReference(input.number))
    if (!order || !isBuyer(order, input.contact)) throw unknownOrder()
    await shop.db.write((tx) => takeBackTry(tx, counters))
    return presentFollowed(shop, order, language)
  },
  async myAddresses({ shop, c }) {
    const rows = await ordersOfUser(shop.db.read, c.get('person')?.id ?? 0, mostShown)
    const known = new Map(rows.map((row) => [row.address, addressOf(row)]))
    return [...known.values()].filter((address) => address.pin !== '').slice(0, mostAddresses)
  },
  async myOrders({ shop, c }) {
    const db = shop.db.read
    const rows = await ordersOfUser(db, c.get('person')?.id ?? 0, mostShown)
    const ids = rows.map((row) => row.id)
    const [lines, kinds] = [await linesOf(db, ids), await invoiceKindsOf(db, ids)]
    const there = await thereAgain(db, lines, shop.now())
    return rows.map((row) =>
      presentSummary(
        row,
        lines.filter((line) => line.order_id === row.id),
        there,
        kinds.get(row.id) ?? null,
      ),
    )
  },
  async buyAgain({ shop, c, input, language }) {
    const visitor = rememberVisitor(c, shop)
    const { added, missing } = await buyAgain(shop, visitor, await findOrder(shop, input.token))
    const said = await linesAsBought(shop.db, language, missing)
    const cart = await presentCart(shop, await cartNow(shop, visitor), { state: '', language })
    noteHint(c, shop, { bag: cart.count })
    return { added, missing: said.map(({ name }) => name), cart }
  },
}

/** Known by the mobile number or the email of the order; an empty one never matches. */
function isBuyer(order: OrderRow, contact: string): boolean {
  const mobile = normaliseMobile(contact) ?? tidyPhone(contact)
  if (mobile !== null) return order.mobile === mobile
  return order.email !== '' && order.email === contact.trim().toLowerCase()
}
