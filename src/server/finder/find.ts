import type { Found } from '#contract/finder/types.ts'
import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { may, type Role } from '#domain/permissions.ts'
import { ticketNumber, ticketSubject } from '#domain/ticket.ts'
import { type Finding, readFinding, shortest } from '#domain/work/finding.ts'
import { salePage } from '../card-sales/queries.ts'
import { buyerPage } from '../customers/queries.ts'
import { ticketPage } from '../messages/staff-queries.ts'
import { linesOf, type OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { idsWith } from '../search/text-queries.ts'
import { mostFound, ordersBy, ordersByReference, ordersOfPieces, piecesWith } from './queries.ts'

/** How many of the newest sarees with all the words are looked at: of a common word there are thousands. */
const mostPieces = 40

/** Everything of the shop that may be meant, as far as this role may see it. */
export async function find(shop: Shop, role: Role, typed: string): Promise<Found[]> {
  const asked = readFinding(typed)
  if (asked.text.length < shortest) return []
  const db = shop.db.read
  const pieces = may(role, 'catalogue.see') ? await piecesBy(shop, asked) : []
  const found = [...(await ordersMeant(db, asked))]
  if (found.length < mostFound) {
    const others = await ordersOfPieces(
      db,
      pieces.map(({ id }) => id),
    )
    found.push(...others.filter((one) => !found.some(({ id }) => id === one.id)))
  }
  const cards = may(role, 'documents.see') ? await cardsMeant(db, asked) : []
  const people = may(role, 'customers.see') ? await peopleMeant(db, asked) : []
  return [...(await presentOrders(db, found.slice(0, mostFound))), ...cards, ...pieces, ...people]
}

/** By a number that a bank or a carrier gave, then by what the shop and its buyers call it. */
async function ordersMeant(db: Query, { inOrders, reference }: Finding): Promise<OrderRow[]> {
  const found = reference ? await ordersByReference(db, reference) : []
  // An order's own number is meant before one that only has the same digits in it.
  for (const text of inOrders.toReversed()) {
    if (found.length >= mostFound) break
    const more = await ordersBy(db, text)
    found.push(...more.filter((one) => !found.some(({ id }) => id === one.id)))
  }
  return found
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
  const { rows } = await salePage(db, { q }, { limit: 3, offset: 0 })
  return rows.map(({ id, buyer_name }) => ({
    ...{ kind: 'card-sale' as const, id, name: cardSaleNumber(id), detail: buyer_name },
    ...{ state: null, image: '' },
  }))
}

async function peopleMeant(db: Query, { text, inOrders }: Finding): Promise<Found[]> {
  const { rows: buyers } = await buyerPage(db, inOrders[0], 1, 3)
  const { rows: tickets } = await ticketPage(db, { state: undefined, q: text, page: 1, size: 3 })
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
