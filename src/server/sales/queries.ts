import { sql } from 'kysely'
import { noSale } from '#domain/order.ts'
import type { Query } from '../platform/db/database.ts'

/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000

/** Milliseconds; `before` itself is too late. */
export type Span = { after: number; before: number }

const sales = (db: Query, { after, before }: Span) =>
  db
    .selectFrom('orders as o')
    .where('o.state', 'not in', noSale)
    .where('o.placed_at', '>=', after)
    .where('o.placed_at', '<', before)

/** Orders and their totals by the day in India, counted from 1970. */
export async function salesByDay(db: Query, span: Span) {
  const day = sql<number>`(o.placed_at + ${sql.lit(indiaOffsetMs)}) / 86400000`
  const rows = await sales(db, span)
    .groupBy(day)
    .select((eb) => [
      day.as('day'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('o.total_paise').as('paise'),
    ])
    .execute()
  return rows.map((row) => ({
    day: Number(row.day),
    orders: Number(row.orders),
    paise: Number(row.paise),
  }))
}

export async function salesByCategory(db: Query, span: Span) {
  const rows = await sales(db, span)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .leftJoin('categories as c', 'c.id', 'l.category_id')
    .groupBy('c.name')
    .select((eb) => [
      'c.name',
      eb.fn.sum<number>('l.quantity').as('pieces'),
      sql<number>`sum(l.quantity * l.unit_paise)`.as('paise'),
    ])
    .orderBy('paise', 'desc')
    .execute()
  return rows.map(({ name, pieces, paise }) => ({
    category: name ?? 'Unknown',
    pieces: Number(pieces),
    paise: Number(paise),
  }))
}

export async function salesByChannel(db: Query, span: Span) {
  const rows = await sales(db, span)
    .groupBy('o.channel')
    .select((eb) => [
      'o.channel',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('o.total_paise').as('paise'),
    ])
    .orderBy('paise', 'desc')
    .execute()
  return rows.map((row) => ({
    channel: row.channel,
    orders: Number(row.orders),
    paise: Number(row.paise),
  }))
}

/**
 * Paise given back in that time for orders that are still sales, placed whenever: those of a returned order have left
 * the sales with it, and would count twice. What the gateway refused never went.
 */
export async function refundedIn(db: Query, { after, before }: Span): Promise<number> {
  const row = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select((eb) => eb.fn.sum<number>('r.amount_paise').as('paise'))
    .where('o.state', 'not in', noSale)
    .where('r.state', '<>', 'refused')
    .where('r.created_at', '>=', after)
    .where('r.created_at', '<', before)
    .executeTakeFirst()
  return Number(row?.paise ?? 0)
}
