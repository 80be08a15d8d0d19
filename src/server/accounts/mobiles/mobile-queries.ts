import { ShopError } from '#domain/errors.ts'
import { provedSince } from '#domain/sign-in/mobile-proof.ts'
import type { Query } from '../../platform/db/database.ts'

/** The number of an account; undefined where it has none. */
export const mobileOf = (query: Query, userId: number) =>
  query
    .selectFrom('account_mobiles')
    .select(['mobile', 'confirmed_at', 'proved_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Whom a code to this number may sign in: nobody with more to prove, nobody whose proof is too old. */
export const userByMobile = (query: Query, mobile: string, now: number) =>
  query
    .selectFrom('users as u')
    .innerJoin('account_mobiles as m', 'm.user_id', 'u.id')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .selectAll('u')
    .where('m.mobile', '=', mobile)
    .where('m.proved_at', '>', provedSince(now))
    .where('u.erased_at', 'is', null)
    .where('u.role', 'is', null)
    .where('f.confirmed_at', 'is', null)
    .executeTakeFirst()

/** Gives an account its number instead of the one before; answers who had it until now, where it was somebody else's. */
export async function keepMobile(
  tx: Query,
  userId: number,
  mobile: string,
  now: number,
): Promise<number | undefined> {
  await tx.deleteFrom('account_mobiles').where('user_id', '=', userId).execute()
  // Two may confirm it at once: the insert waits for the other, which the next turn takes it from.
  for (let turn = 0; turn < 3; turn += 1) {
    const before = await takeMobile(tx, mobile)
    const kept = await tx
      .insertInto('account_mobiles')
      .values({ user_id: userId, mobile, confirmed_at: now, proved_at: now })
      .onConflict((oc) => oc.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (kept) return before?.user_id
  }
  throw new ShopError('code-over', { at: 'code' })
}

const takeMobile = (tx: Query, mobile: string) =>
  tx
    .deleteFrom('account_mobiles')
    .where('mobile', '=', mobile)
    .returning('user_id')
    .executeTakeFirst()

/** A code has come to it just now. */
export async function noteProved(tx: Query, userId: number, now: number) {
  await tx
    .updateTable('account_mobiles')
    .set({ proved_at: now })
    .where('user_id', '=', userId)
    .execute()
}

/** Takes the number out of an account, and what is on its way to it; answers the number. */
export async function deleteMobile(tx: Query, userId: number): Promise<string | undefined> {
  await tx.deleteFrom('mobile_codes').where('user_id', '=', userId).execute()
  const row = await tx
    .deleteFrom('account_mobiles')
    .where('user_id', '=', userId)
    .returning('mobile')
    .executeTakeFirst()
  return row?.mobile
}

/**
 * Gives an account what a guest ordered with its number while it was surely theirs; not what the proven email of somebody
 * else will fetch.
 */
export async function adoptOrdersOfMobile(tx: Query, userId: number, mobile: string, now: number) {
  await tx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('mobile', '=', mobile)
    .where('placed_at', '>', provedSince(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users as other')
            .select('other.id')
            .whereRef('other.email_key', '=', 'orders.email')
            .where('other.email_confirmed_at', 'is not', null)
            .where('other.id', '<>', userId),
        ),
      ),
    )
    .execute()
}
