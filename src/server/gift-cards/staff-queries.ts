import { sql } from 'kysely'
import type { CardHead } from '#contract/gift-cards/admin-types.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

export type Narrowed = { state?: CardHead['standing'] | undefined; q?: string | undefined }
type Asked = { page: number; size: number; now: number }

/** One page of the cards, newest first, and how many there are in all. */
export async function cardPage(db: Query, filter: Narrowed, { page, size, now }: Asked) {
  const matching = narrowed(db, filter, now)
  const rows = await matching
    .selectAll('g')
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(matching) }
}

/** What is left on everybody's cards, in paise. */
export async function leftOnCards(db: Query): Promise<number> {
  const left = await db
    .selectFrom('gift_cards')
    .where('balance_paise', '>', 0)
    .select((eb) => eb.fn.sum<number | null>('balance_paise').as('paise'))
    .executeTakeFirstOrThrow()
  return Number(left.paise ?? 0)
}

/** A card with the name of whoever issued it. */
export const issuedCard = (db: Query, id: number) =>
  db
    .selectFrom('gift_cards as g')
    .leftJoin('users as u', 'u.id', 'g.issued_by')
    .selectAll('g')
    .select('u.username')
    .where('g.id', '=', id)
    .executeTakeFirst()

/** Every movement of a card, in order, with the number of its order. */
export const movesOf = (db: Query, id: number) =>
  db
    .selectFrom('gift_card_moves as m')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .selectAll('m')
    .select(['o.number as order_number', 'u.username'])
    .where('m.gift_card_id', '=', id)
    .orderBy('m.id')
    .execute()

function narrowed(db: Query, { state, q }: Narrowed, now: number) {
  let found = db.selectFrom('gift_cards as g')
  if (state === 'blocked') found = found.where('g.state', '=', 'blocked')
  else if (state) found = found.where('g.state', '=', 'active')
  if (state === 'used') found = found.where('g.balance_paise', '=', 0)
  if (state === 'usable' || state === 'expired')
    found = found
      .where('g.balance_paise', '>', 0)
      .where('g.expires_at', state === 'usable' ? '>' : '<=', now)
  if (!q) return found
  const part = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const like = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${part} escape '\\'`
  return found.where((eb) =>
    eb.or([
      ...['g.last_four', 'g.recipient_name', 'g.recipient_email', 'g.sender_name'].map(like),
      eb.exists(
        eb
          .selectFrom('gift_card_moves as m')
          .innerJoin('orders as o', 'o.id', 'm.order_id')
          .select('m.id')
          .whereRef('m.gift_card_id', '=', 'g.id')
          .where(like('o.number')),
      ),
    ]),
  )
}
