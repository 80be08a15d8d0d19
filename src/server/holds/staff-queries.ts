import { sql } from 'kysely'
import { toRupees } from '#domain/money.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

const liveHolds = (db: Query, now: number) =>
  db
    .selectFrom('holds as h')
    .innerJoin('products as p', 'p.id', 'h.product_id')
    .leftJoin('orders as o', 'o.id', 'h.order_id')
    .leftJoin('chat_orders as c', 'c.id', 'h.chat_order_id')
    .leftJoin('users as u', (join) =>
      join.on(sql`${sql.lit('user:')} || cast(u.id as text)`, '=', sql.ref('h.visitor')),
    )
    .where('h.expires_at', '>', now)

type Input = { text: string; page: number; size: number; now: number }

/** One page of what is kept from others now, the longest kept first; narrowed to a piece, visitor or network. */
export async function holdPage(db: Query, { text, page, size, now }: Input) {
  let holds = liveHolds(db, now)
  if (text !== '') {
    const part = `%${text.toLowerCase()}%`
    const visitor = `${text.toLowerCase().replace(/^guest /, 'guest:')}%`
    holds = holds.where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['p.name']), 'like', part),
        eb(eb.fn<string>('lower', ['p.code']), 'like', part),
        eb(eb.fn<string>('lower', ['u.username']), 'like', part),
        eb(eb.fn<string>('lower', ['h.visitor']), 'like', visitor),
        eb('h.network', '=', text),
      ]),
    )
  }
  const rows = await withNames(holds)
    .orderBy('h.expires_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(holds) }
}

const withNames = (holds: ReturnType<typeof liveHolds>) =>
  holds
    .select(['h.id', 'h.kind', 'h.product_id', 'h.quantity', 'h.unit_paise', 'h.visitor'])
    .select(['h.network', 'h.is_trusted', 'h.order_id', 'h.chat_order_id'])
    .select(['h.created_at', 'h.expires_at'])
    .select(['p.name', 'p.code', 'p.slug', 'u.username'])
    .select(['o.number as order_number', 'o.exchange_of', 'c.reference as chat_reference'])

export type HoldRow = Awaited<ReturnType<typeof holdPage>>['rows'][number]

/** One live hold; undefined once it is over. */
export const liveHold = (db: Query, id: number, now: number): Promise<HoldRow | undefined> =>
  withNames(liveHolds(db, now)).where('h.id', '=', id).executeTakeFirst()

/** Pieces and rupees of all that is kept now. */
export async function heldInAll(db: Query, now: number) {
  const row = await db
    .selectFrom('holds')
    .where('expires_at', '>', now)
    .select((eb) => [
      eb.fn.sum<number | null>('quantity').as('pieces'),
      sql<number | null>`sum(quantity * unit_paise)`.as('paise'),
    ])
    .executeTakeFirstOrThrow()
  return { pieces: Number(row.pieces ?? 0), value: toRupees(Number(row.paise ?? 0)) }
}

export async function dropHold(tx: Query, id: number): Promise<boolean> {
  const row = await tx.deleteFrom('holds').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}

/** An order of which nothing is kept any more promises nothing. */
export async function forgetEmptyPromise(tx: Query, orderId: number) {
  await tx
    .updateTable('orders')
    .set({ held_until: null })
    .where('id', '=', orderId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('holds').select('id').where('order_id', '=', orderId))),
    )
    .execute()
}
