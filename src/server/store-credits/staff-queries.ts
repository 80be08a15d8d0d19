import { sql } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

export type Narrowed = { state?: 'open' | 'closed' | undefined; q?: string | undefined }

const credits = (db: Query) =>
  db.selectFrom('store_credits as s').leftJoin('orders as o', 'o.id', 's.order_id')

/** One page of the credits, newest first, how many there are in all, and what is left of everybody's. */
export async function creditPage(db: Query, filter: Narrowed, page: number, size: number) {
  const matching = narrowed(db, filter)
  const rows = await matching
    .selectAll('s')
    .select('o.number as order_number')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const counted = await countOf(matching)
  const left = await db
    .selectFrom('store_credits')
    .select((eb) => eb.fn.sum<number | null>('balance_paise').as('paise'))
    .executeTakeFirstOrThrow()
  return { rows, total: counted, balancePaise: Number(left.paise ?? 0) }
}

export function listedCredit(db: Query, id: number) {
  return credits(db)
    .selectAll('s')
    .select('o.number as order_number')
    .where('s.id', '=', id)
    .executeTakeFirst()
}

function narrowed(db: Query, { state, q }: Narrowed) {
  let found = credits(db)
  if (state === 'open') found = found.where('s.balance_paise', '>', 0)
  if (state === 'closed') found = found.where('s.balance_paise', '=', 0)
  if (!q) return found
  const part = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const like = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${part} escape '\\'`
  return found.where((eb) =>
    eb.or(['s.code', 's.full_name', 's.mobile', 's.email', 'o.number'].map(like)),
  )
}
