import { sql } from 'kysely'
import { takeYourTime } from '#server/app/backup/row-queries.ts'
import type { Database, Query } from '#server/platform/db/database.ts'

const perTransaction = 4_000
const firstNames = [
  'Lakshmi',
  'Meena',
  'Kavitha',
  'Anitha',
  'Priya',
  'Divya',
  'Sangeetha',
  'Revathi',
]
const lastNames = [
  'Narayanan',
  'Subramanian',
  'Iyer',
  'Reddy',
  'Krishnan',
  'Nair',
  'Rao',
  'Pillai',
  'Menon',
]
const states = [
  'delivered',
  'delivered',
  'delivered',
  'delivered',
  'shipped',
  'confirmed',
  'cancelled',
]

/**
 * Adds so many orders as a shop of some years has them, each with a line, two events and a payment, by SQL alone: to measure at
 * size. Two of three buyers come again; each thousandth order is the account's of this id.
 */
export async function addManyOrders(db: Database, count: number, userId: number, now: number) {
  const { id } = await db.read
    .selectFrom('orders')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('id'))
    .executeTakeFirstOrThrow()
  const first = Number(id) + 1
  for (let done = 0; done < count; done += perTransaction) {
    const size = Math.min(perTransaction, count - done)
    await db.write((tx) => addStretch(tx, { from: first + done, size, count, userId, now }))
  }
  if (db.engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence('orders', 'id'), max(id)) from orders`.execute(
      db.read,
    )
  }
  await db.script('analyze')
}

type Stretch = { from: number; size: number; count: number; userId: number; now: number }

const oneOf = (texts: string[]) =>
  sql`(case n.i % ${sql.lit(texts.length)} ${sql.join(
    texts.map((text, at) => sql`when ${sql.lit(at)} then ${sql.lit(text)}`),
    sql` `,
  )} end)`

async function addStretch(tx: Query, { from, size, count, userId, now }: Stretch) {
  await takeYourTime(tx)
  const numbers = sql`with recursive n(i) as (
    select cast(${sql.lit(from)} as bigint) union all select i + 1 from n where i < ${sql.lit(from + size - 1)})`
  // In brackets: SQLite reads || before %.
  const buyer = sql`((n.i * 7919) % ${sql.lit(Math.max(1, Math.round(count * 0.6)))})`
  const placedAt = sql`${sql.lit(now)} - (${sql.lit(from + size)} - n.i) * 60000`
  const product = sql`(select id from products order by id limit 1)`
  const order = sql`o.id between ${sql.lit(from)} and ${sql.lit(from + size - 1)}`
  await sql`insert into orders (id, number, token, channel, state, user_id, full_name, email, mobile, address,
      subtotal_paise, discount_paise, shipping_paise, total_paise, paid_paise, payment_method, invoice_number,
      has_stock, placed_at, updated_at)
    ${numbers} select n.i, 'PM-' || n.i, 'many-' || n.i, 'web', ${oneOf(states)},
      case when n.i % 1000 = 0 then ${sql.lit(userId)} end,
      ${oneOf(firstNames)} || ' ' || ${oneOf(lastNames)}, 'buyer' || ${buyer} || '@example.in',
      cast(9000000000 + ${buyer} as text), ${sql.lit(address)},
      450000, 0, 25000, 475000, 475000, 'cod', 'PM/' || n.i, 1, ${placedAt}, ${placedAt}
    from n`.execute(tx)
  await sql`insert into order_lines (order_id, product_id, code, name, slug, image, description, category_id,
      unit_paise, quantity)
    select o.id, ${product}, 'SK-1', 'A saree', 'a-saree', '', '', 1, 450000, 1 from orders o where ${order}`.execute(
    tx,
  )
  await sql`insert into order_events (order_id, kind, to_state, actor, created_at)
    select o.id, 'placed', 'confirmed', 'customer', o.placed_at from orders o where ${order}`.execute(
    tx,
  )
}

const address = JSON.stringify({
  ...{ fullName: 'Lakshmi Narayanan', mobile: '9000000000', line1: '4 Mada Street', line2: '' },
  ...{ city: 'Chennai', state: 'Tamil Nadu', pin: '600004' },
})
