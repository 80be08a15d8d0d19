import type { Found, FoundThings } from '#contract/finder/types.ts'
import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { yearInIndia } from '#domain/order.ts'
import { may, type Role } from '#domain/permissions.ts'
import { ticketNumber, ticketSubject } from '#domain/ticket.ts'
import {
  type Finding,
  namesAnOrder,
  numbersNamed,
  readFinding,
  shortest,
} from '#domain/work/finding.ts'
import { salePage } from '../card-sales/queries.ts'
import { buyerPage } from '../customers/queries.ts'
import { ticketPage } from '../messages/staff-queries.ts'
import { linesOf, type OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { idsWith } from '../search/text-queries.ts'
import {
  mostFound,
  ordersBy,
  ordersByReference,
  ordersNumbered,
  ordersOfPieces,
  piecesWith,
} from './queries.ts'

/** How many of the newest sarees with all the words are looked at: of a common word there are thousands. */
const mostPieces = 40

/** How many gift cards, customers and messages are shown. */
const mostOthers = 3

/** Everything of the shop that may be meant, as far as this role may see it. */
export async function find(shop: Shop, role: Role, typed: string): Promise<FoundThings> {
  const asked = readFinding(typed)
  if (asked.text.length < shortest) return { items: [], more: [] }
  const db = shop.db.read
  const pieces = may(role, 'catalogue.see') ? await piecesBy(shop, asked) : []
  const orders = await ordersFor(shop, asked, pieces)
  const cards = may(role, 'documents.see') ? await cardsMeant(db, asked) : []
  const people = may(role, 'customers.see') ? await peopleMeant(db, asked) : []
  return cut([...orders, ...cards, ...pieces, ...people])
}

const mostOf: Record<Found['kind'], number> = {
  ...{ order: mostFound, product: mostFound },
  ...{ 'card-sale': mostOthers, customer: mostOthers, message: mostOthers },
}

/** A few of each kind, and the kinds of which one more was found than is shown. */
function cut(found: Found[]): FoundThings {
  const seen = new Map<Found['kind'], number>()
  const items = found.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= mostOf[kind]
  })
  const more = [...seen].filter(([kind, count]) => count > mostOf[kind]).map(([kind]) => kind)
  return { items, more }
}

/** Those that are called so, and where they are few the latest of the sarees that are. */
async function ordersFor(shop: Shop, asked: Finding, pieces: Found[]): Promise<Found[]> {
  const db = shop.db.read
  const named = await ordersNumbered(db, numbersNamed(asked.text, yearInIndia(shop.now())))
  if (named.length > 0 && namesAnOrder(asked.text)) return presentOrders(db, named)
  const found = [...named]
  addTo(found, await ordersMeant(db, asked))
  if (found.length < mostFound) {
    const others = await ordersOfPieces(
      db,
      pieces.map(({ id }) => id),
    )
    // The list of orders does not find them: they are never more than are shown.
    addTo(found, others, mostFound - found.length)
  }
  return presentOrders(db, found)
}

/** By a number that a bank or a carrier gave, then by what the shop and its buyers call it. */
async function ordersMeant(db: Query, { inOrders, reference }: Finding): Promise<OrderRow[]> {
  const found = reference ? await ordersByReference(db, reference) : []
  // An order's own number is meant before one that only has the same digits in it.
  for (const text of inOrders.toReversed()) {
    if (found.length > mostFound) break
    addTo(found, await ordersBy(db, text))
  }
  return found
}

/** Those of them that are not found yet. */
function addTo(found: OrderRow[], more: OrderRow[], most?: number) {
  found.push(...more.filter((one) => !found.some(({ id }) => id === one.id)).slice(0, most))
}

async function piecesBy(shop: Shop, { terms }: Finding): Promise<Found[]> {
  if (terms.length === 0) return []
  const ids = await idsWith(shop.db, terms, 'identity')
  const newest = ids.toSorted((one, other) => other - one).slice(0, mostPieces)
  const rows = await piecesWith(shop.db.read, newest)
  return rows.map(({ id, name, code, image }) => ({
    ...{ kind: 'product' as const, id, name, detail: code },
    ...{ state: null, image: image ?? '' },
  }))
}

/** Gift cards that shoppers bought. */
async function cardsMeant(db: Query, { text, reference }: Finding): Promise<Found[]> {
  const q = reference !== null && /^\d+$/.test(reference) ? reference : text
  const { rows } = await salePage(db, { q }, { limit: mostOthers + 1, offset: 0 })
  return rows.map(({ id, buyer_name }) => ({
    ...{ kind: 'card-sale' as const, id, name: cardSaleNumber(id), detail: buyer_name },
    ...{ state: null, image: '' },
  }))
}

async function peopleMeant(db: Query, { text, inOrders }: Finding): Promise<Found[]> {
  const { rows: buyers } = await buyerPage(db, inOrders[0], 1, mostOthers + 1)
  const asked = { state: undefined, q: text, page: 1 }
  const { rows: tickets } = await ticketPage(db, { ...asked, size: mostOthers + 1 })
  const nothing = { state: null, image: '' }
  return [
    ...buyers.map(({ id, full_name, mobile }) => ({
      ...{ kind: 'customer' as const, id: Number(id), name: full_name, detail: mobile },
      ...nothing,
    })),
    ...tickets.map(({ id, name, message }) => ({
      ...{ kind: 'message' as const, id, name: ticketNumber(id) },
      ...{ detail: `${name}: ${ticketSubject(message)}`, ...nothing },
    })),
  ]
}

async function presentOrders(db: Query, rows: OrderRow[]): Promise<Found[]> {
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, full_name, mobile, state }) => ({
    ...{ kind: 'order' as const, id, name: number, state },
    detail: [full_name, mobile].filter(Boolean).join(', '),
    image: lines.find(({ order_id }) => order_id === id)?.image ?? '',
  }))
}
