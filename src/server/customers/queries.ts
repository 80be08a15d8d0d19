import { type RawBuilder, sql } from 'kysely'
import { noSale } from '#domain/order.ts'
import { namelessBuyer } from '#domain/orders/stall-sale.ts'
import { searchOrders } from '../orders/search-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'

export type CustomerRow = {
  id: number
  mobile: string
  full_name: string
  email: string
  user_id: number | null
  orders: number
  paise: number
  placed_at: number
  total: number
}

/** One row a mobile number; those who have left the shop have none any more. */
const buyers = sql`
  select mobile, min(id) as id, max(id) as last_id, count(*) as orders, max(user_id) as user_id,
    sum(case when state in (${sql.join(noSale)}) then 0 else total_paise end) as paise
  from orders where mobile <> ''`

/** Of the latest order that names somebody: a sale at a stall may not. */
const fullName = sql`coalesce((select n.full_name from orders n
  where n.mobile = b.mobile and n.full_name not in ('', ${namelessBuyer})
  order by n.id desc limit 1), o.full_name) as full_name`

const columns = sql`b.id, b.mobile, b.orders, b.user_id, b.paise, ${fullName}, o.email, o.placed_at`

/**
 * One page of those who have ordered, the latest first; by the name and the address of their latest order, and `searched`
 * where these were looked for in so many orders alone, the newest.
 */
export async function buyerPage(db: Query, q: string | undefined, page: number, size: number) {
  const search = q ? await searchOrders(db, q) : undefined
  const from = search
    ? {
        found: sql`found as materialized (${foundCustomers(search.found, q ?? '')}),`,
        rows: sql`found`,
        counted: sql`found`,
      }
    : { found: sql``, rows: sql`(${latestBuyers})`, counted: sql`(${everyCustomer})` }
  const { rows } = await sql<CustomerRow>`
    with ${from.found} latest as (
      select f.id, f.mobile from ${from.rows} f order by f.id desc limit ${size} offset ${(page - 1) * size}),
    buyers as (${buyers} and mobile in (select mobile from latest) group by mobile)
    select ${columns}, (select count(*) from ${from.counted} e) as total
    from buyers b join orders o on o.id = b.last_id
    order by b.last_id desc`.execute(db)
  return { rows, total: Number(rows[0]?.total ?? 0), searched: search?.searched }
}

export type LatestBuyer = Omit<CustomerRow, 'total'> & { last_id: number }

/** So many of them, the latest first, from after one on. */
export async function buyersAfter(db: Query, last: LatestBuyer | undefined, size: number) {
  const earlier = last ? sql`f.id < ${last.last_id}` : sql`true`
  const { rows } = await sql<LatestBuyer>`
    with latest as (
      select f.id, f.mobile from (${latestBuyers}) f where ${earlier} order by f.id desc limit ${size}),
    buyers as (${buyers} and mobile in (select mobile from latest) group by mobile)
    select ${columns}, b.last_id from buyers b join orders o on o.id = b.last_id
    order by b.last_id desc`.execute(db)
  return rows
}

/** The latest order of each buyer, found from the newest on, without a look at all the others. */
const latestBuyers = sql`
  select o.id, o.mobile from orders o
  where o.mobile <> '' and not exists (
    select 1 from orders n where n.mobile = o.mobile and n.id > o.id)`

/**
 * Those of them whose latest order has the text in its name, email or mobile. Which one is the latest is asked of each order
 * that was found: as a join PostgreSQL would read all orders for it.
 */
const foundCustomers = (has: RawBuilder<boolean>, q: string) => {
  const part = likePart(q.toLowerCase())
  return sql`select o.id, o.mobile from orders o
    where o.mobile <> '' and ${has} and (lower(o.full_name) like ${part} escape '\\'
      or o.email like ${part} escape '\\' or o.mobile like ${part} escape '\\')
      and o.id = (select max(n.id) from orders n where n.mobile = o.mobile)`
}

const everyCustomer = sql`select mobile from orders where mobile <> '' group by mobile`

/** Who placed an order, with all that they have ordered. */
export async function customerOf(db: Query, orderId: number): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    with buyers as (
      ${buyers} and mobile = (select mobile from orders where id = ${orderId}) group by mobile)
    select ${columns}, 1 as total from buyers b join orders o on o.id = b.last_id`.execute(db)
  return rows[0]
}

export function ordersOf(db: Query, mobile: string, limit: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'channel', 'total_paise', 'placed_at', 'address', 'language'])
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** What staff wrote down, the newest first. */
export function notesOf(db: Query, mobile: string) {
  return db
    .selectFrom('buyer_notes as n')
    .leftJoin('users as u', 'u.id', 'n.user_id')
    .select(['n.id', 'n.words', 'n.created_at', 'u.username'])
    .where('n.mobile', '=', mobile)
    .orderBy('n.id', 'desc')
    .execute()
}

type Note = { mobile: string; words: string; user_id: number; created_at: number }

export async function insertNote(tx: Query, note: Note): Promise<number> {
  const row = await tx
    .insertInto('buyer_notes')
    .values(note)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function deleteNote(tx: Query, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('buyer_notes')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The numbers under which this person alone has ordered: somebody else's is not theirs to see or erase. */
const ownMobiles = (userId: number) => sql<string>`(
  select mobile from orders where mobile <> '' group by mobile
  having count(*) = count(user_id) and min(user_id) = ${userId} and max(user_id) = ${userId})`

/** Before the orders lose their numbers. */
export async function eraseNotes(tx: Query, userId: number) {
  await tx.deleteFrom('buyer_notes').where('mobile', 'in', ownMobiles(userId)).execute()
}

/** What staff wrote down about a person, for themselves. */
export async function notesAbout(db: Query, userId: number) {
  const rows = await db
    .selectFrom('buyer_notes')
    .select(['words', 'created_at'])
    .where('mobile', 'in', ownMobiles(userId))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ words: row.words, at: new Date(row.created_at).toISOString() }))
}
