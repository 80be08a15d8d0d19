import { sql } from 'kysely'
import type { Kept } from '#domain/holds/hold-limits.ts'
import type { Query } from '../platform/db/database.ts'
import { lockText } from '../platform/db/locked.ts'

/** Makes whoever else keeps pieces for one of these wait for this transaction. */
export async function lockHolders(tx: Query, keys: readonly string[]) {
  // In one order everywhere, so that two transactions never wait for each other.
  for (const key of [...new Set(keys)].sort()) await lockText(tx, `hold ${key}`)
}

type CountedBy = 'visitor' | 'network'

/** What a visitor or a network keeps aside now; of a network only what strangers keep. */
export async function keptBy(
  tx: Query,
  column: CountedBy,
  holder: string,
  now: number,
): Promise<Kept> {
  let holds = tx.selectFrom('holds').where(column, '=', holder).where('expires_at', '>', now)
  if (column === 'network') holds = holds.where('is_trusted', '=', 0)
  const row = await holds
    .select((eb) => [
      eb.fn.sum<number | null>('quantity').as('pieces'),
      sql<number | null>`sum(quantity * unit_paise)`.as('paise'),
    ])
    .executeTakeFirstOrThrow()
  return { pieces: Number(row.pieces ?? 0), paise: Number(row.paise ?? 0) }
}

/** True for a customer whose money the shop has seen. */
export async function hasBought(tx: Query, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('paid_paise', '>', 0), eb('state', '=', 'delivered')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** For how long each of these has kept each of the products lately. */
export async function keptTimes(
  tx: Query,
  holders: readonly string[],
  productIds: readonly number[],
  now: number,
) {
  if (holders.length === 0 || productIds.length === 0) return []
  return tx
    .selectFrom('hold_times')
    .select(['product_id', 'kept_ms'])
    .where('holder', 'in', holders)
    .where('product_id', 'in', productIds)
    .where('ends_at', '>', now)
    .execute()
}

/** A time for which pieces are kept, and when the rest after it is over. */
export type Spell = { keptMs: number; endsAt: number; now: number }

/** Adds to the time for which each of these has kept each of the products. */
export async function addTimes(
  tx: Query,
  holders: readonly string[],
  productIds: readonly number[],
  { keptMs, endsAt, now }: Spell,
) {
  const rows = holders.flatMap((holder) =>
    productIds.map((product_id) => ({ holder, product_id, kept_ms: keptMs, ends_at: endsAt })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('hold_times')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['holder', 'product_id']).doUpdateSet((eb) => ({
        kept_ms: eb
          .case()
          .when('hold_times.ends_at', '<=', now)
          .then(eb.ref('excluded.kept_ms'))
          .else(eb('hold_times.kept_ms', '+', eb.ref('excluded.kept_ms')))
          .end(),
        ends_at: eb
          .case()
          .when('hold_times.ends_at', '<', eb.ref('excluded.ends_at'))
          .then(eb.ref('excluded.ends_at'))
          .else(eb.ref('hold_times.ends_at'))
          .end(),
      })),
    )
    .execute()
}

export async function forgetTimes(tx: Query, now: number) {
  await tx.deleteFrom('hold_times').where('ends_at', '<=', now).execute()
}

/** Today's price of these products, and how many there are. */
export const pricesOf = (tx: Query, ids: readonly number[]) =>
  tx
    .selectFrom('products')
    .select(['id', 'current_paise', 'stock'])
    .where('id', 'in', ids)
    .execute()
