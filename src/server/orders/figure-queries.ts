import { sql } from 'kysely'
import type { Query } from '../db/database.ts'

const noSale = ['pending_payment', 'cancelled', 'returned', 'refunded'] as const
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

/** One page of those who have ordered, the latest first: one row a mobile number. */
export async function buyerPage(db: Query, q: string | undefined, page: number, size: number) {
  const part = `%${(q ?? '').toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { rows } = await sql<BuyerRow>`
    with buyers as (
      select mobile, max(id) as last_id, count(*) as orders, max(user_id) as user_id,
        sum(case when state in (${sql.join(noSale)}) then 0 else total_paise end) as paise
      from orders group by mobile)
    select b.mobile, b.orders, b.user_id, b.paise, o.full_name, o.email, o.placed_at,
      count(*) over () as total
    from buyers b join orders o on o.id = b.last_id
    where lower(o.full_name) like ${part} escape '\\' or o.email like ${part} escape '\\'
      or b.mobile like ${part} escape '\\'
    order by b.last_id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export type BuyerRow = {
  mobile: string
  full_name: string
  email: string
  user_id: number | null
  orders: number
  paise: number
  placed_at: number
  total: number
}
