import { sql } from 'kysely'
import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { ticketNumber } from '#domain/ticket.ts'
import type { AlertKind } from '#domain/work/alerts.ts'
import type { Query } from '../platform/db/database.ts'
import { cameToMark, isOfSeveral } from '../stock/low-stock-queries.ts'

/** Something that staff may be told of. */
export type News = { kind: AlertKind; subject_id: number; name: string; happened_at: number }

/** Up to where somebody has looked: a moment, and the last entries of orders' histories and of the stock ledger. */
export type Seen = { at: number; event: number; stock: number }

// None of these lists has a limit: they reach no farther back than the last look and some minutes, and what one left out
// would never be told.

export async function seenUntil(db: Query): Promise<Seen | undefined> {
  const row = await db.selectFrom('alert_watch').selectAll().where('id', '=', 1).executeTakeFirst()
  return row && { at: row.seen_at, event: row.seen_event, stock: row.seen_stock }
}

/** Never back behind what another process has seen. */
export async function putSeen(tx: Query, { at, event, stock }: Seen) {
  await tx
    .insertInto('alert_watch')
    .values({ id: 1, seen_at: at, seen_event: event, seen_stock: stock })
    .onConflict((of) =>
      of
        .column('id')
        .doUpdateSet({ seen_at: at, seen_event: event, seen_stock: stock })
        .where('alert_watch.seen_at', '<', at),
    )
    .execute()
}

export async function lastIds(db: Query): Promise<Pick<Seen, 'event' | 'stock'>> {
  const last = async (table: 'order_events' | 'stock_ledger') => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst()
    return Number(row?.id ?? 0)
  }
  return { event: await last('order_events'), stock: await last('stock_ledger') }
}

/** Orders that shoppers placed; what staff wrote themselves they know. */
export async function newOrders(db: Query, since: number): Promise<News[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at', 'confirm_before'])
    .where('placed_at', '>', since)
    .where('channel', '=', 'web')
    // Staff made it themselves when they approved the exchange.
    .where('exchange_of', 'is', null)
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, number, placed_at, confirm_before }) => {
    const one = { subject_id: id, name: number, happened_at: placed_at }
    const order: News = { kind: 'order', ...one }
    return confirm_before === null ? [order] : [order, { kind: 'confirm', ...one }]
  })
}

/** Transfers that their buyers have named. */
export async function newTransfers(db: Query, since: number): Promise<News[]> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.id', 'o.number', 'p.claimed_at'])
    .where('p.state', 'in', ['awaiting', 'claimed'])
    .where('p.claimed_at', '>', since)
    .orderBy('p.claimed_at')
    .orderBy('p.id')
    .execute()
  return rows.map(({ id, number, claimed_at }) => ({
    ...{ kind: 'transfer', subject_id: id, name: number, happened_at: claimed_at ?? since },
  }))
}

/** Those of gift cards; by less than nothing, as the ids of orders are taken. */
export async function newCardTransfers(db: Query, since: number): Promise<News[]> {
  const rows = await db
    .selectFrom('card_sales')
    .select(['id', 'claimed_at'])
    .where('state', '=', 'claimed')
    .where('claimed_at', '>', since)
    .orderBy('claimed_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, claimed_at }) => ({
    ...{ kind: 'transfer', subject_id: -id, name: cardSaleNumber(id) },
    happened_at: claimed_at ?? since,
  }))
}

export async function newReturns(db: Query, since: number): Promise<News[]> {
  const rows = await db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'o.number', 'r.asked_at'])
    .where('r.state', '=', 'asked')
    .where('r.asked_at', '>', since)
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .execute()
  return rows.map(({ id, number, asked_at }) => ({
    ...{ kind: 'return', subject_id: id, name: number, happened_at: asked_at },
  }))
}

/** Messages and complaints, by their number. */
export async function newMessages(db: Query, since: number): Promise<News[]> {
  const rows = await db
    .selectFrom('tickets as t')
    .leftJoin('complaints as c', 'c.ticket_id', 't.id')
    .select(['t.id', 't.created_at', 'c.ticket_id as complaint'])
    .where('t.status', '=', 'open')
    .where('t.created_at', '>', since)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
  return rows.map(({ id, created_at, complaint }) => ({
    kind: complaint === null ? 'message' : 'complaint',
    ...{ subject_id: id, name: ticketNumber(id), happened_at: created_at },
  }))
}

/** What the shop itself wrote into histories of orders: money that is too much, a booking whose rest did not come. */
export async function newEvents(db: Query, after: number, since: number): Promise<News[]> {
  const says = (code: string) => sql<boolean>`e.said like ${`%"${code}"%`}`
  const rows = await db
    .selectFrom('order_events as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select(['e.id', 'o.number', 'e.created_at'])
    .select(says('rest-not-come').as('is_lapsed'))
    .where('e.id', '>', after)
    .where('e.created_at', '>', since)
    .where((eb) =>
      eb.or(['rest-not-come', 'money-over', 'money-after-end', 'payment-to-see'].map(says)),
    )
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, number, created_at, is_lapsed }) => ({
    kind: is_lapsed ? 'booking' : 'overpaid',
    ...{ subject_id: id, name: number, happened_at: created_at },
  }))
}

/** Sarees of several that have come down to the mark. */
export async function newlyLow(
  db: Query,
  after: number,
  { lowStock, since }: { lowStock: number; since: number },
): Promise<News[]> {
  const rows = await db
    .selectFrom('stock_ledger as e')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .select(['p.id', 'p.name', 'e.created_at'])
    .where('e.id', '>', after)
    .where('e.created_at', '>', since)
    .where('p.archived_at', 'is', null)
    .where(cameToMark(lowStock))
    .where(isOfSeveral)
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, name, created_at }) => ({
    ...{ kind: 'stock', subject_id: id, name, happened_at: created_at },
  }))
}

/** True while emails of the last two days were refused for good, or again and again. */
export async function isMailFailing(db: Query, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('status', 'in', ['failed', 'waiting'])
    .where('created_at', '>', since)
    .where((eb) => eb.or([eb('status', '=', 'failed'), eb('attempts', '>=', 3)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
