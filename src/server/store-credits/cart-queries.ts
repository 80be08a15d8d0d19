import type { SelectQueryBuilder } from 'kysely'
import type { OfferedCredit, SpentCredit } from '#domain/store-credit.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { CreditRow } from './queries.ts'

/** A credit that a visitor may spend; in the cart where it is to be spent. */
export type CartCredit = OfferedCredit & { code: string; isInCart: boolean; isOfAccount: boolean }

export type CartCreditRow = {
  id: number
  code: string
  balance_paise: number
  user_id: number | null
  most_paise: number | null
  cart_id: number | null
}

type OwnCart = SelectQueryBuilder<Tables, 'carts', { id: number }>

/** The credits of a cart, and all of its owner's account that have something left, the oldest first. */
export const cartCredits = (db: Query, cartId: OwnCart | number, userId: number | null) =>
  db
    .selectFrom('store_credits as s')
    .leftJoin('cart_store_credits as k', (join) =>
      join
        .onRef('k.store_credit_id', '=', 's.id')
        .on('k.cart_id', 'in', typeof cartId === 'number' ? [cartId] : cartId),
    )
    .where('s.balance_paise', '>', 0)
    .where((eb) =>
      eb.or([
        eb('k.cart_id', 'is not', null),
        ...(userId === null ? [] : [eb('s.user_id', '=', userId)]),
      ]),
    )
    .select(['s.id', 's.code', 's.balance_paise', 's.user_id', 'k.most_paise', 'k.cart_id'])
    .orderBy('s.id')

export const toCartCredit = (row: CartCreditRow, userId: number | null): CartCredit => ({
  id: row.id,
  code: row.code,
  balancePaise: row.balance_paise,
  mostPaise: row.most_paise,
  isInCart: row.cart_id !== null,
  isOfAccount: userId !== null && row.user_id === userId,
})

/** Puts credits into a cart; `paise` null for as much as it takes. */
export async function putCredits(
  tx: Query,
  cartId: number,
  credits: readonly (Omit<SpentCredit, 'paise'> & { paise: number | null })[],
) {
  const rows = credits.map(({ id, paise }) => ({
    ...{ cart_id: cartId, store_credit_id: id, most_paise: paise },
  }))
  if (rows.length === 0) return
  await tx
    .insertInto('cart_store_credits')
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(['cart_id', 'store_credit_id'])
        .doUpdateSet((eb) => ({ most_paise: eb.ref('excluded.most_paise') })),
    )
    .execute()
}

/** Takes these out of a cart; all where none are named. */
export async function dropCredits(tx: Query, cartId: number, ids?: number[]) {
  let all = tx.deleteFrom('cart_store_credits').where('cart_id', '=', cartId)
  if (ids) all = all.where('store_credit_id', 'in', ids)
  if (!ids || ids.length > 0) await all.execute()
}

/** One cart takes over the credits of another. */
export async function moveCredits(tx: Query, into: number, from: number) {
  await tx
    .insertInto('cart_store_credits')
    .columns(['cart_id', 'store_credit_id', 'most_paise'])
    .expression((eb) =>
      eb
        .selectFrom('cart_store_credits')
        .where('cart_id', '=', from)
        .select((e) => [e.val(into).as('cart_id'), 'store_credit_id', 'most_paise']),
    )
    .onConflict((oc) => oc.columns(['cart_id', 'store_credit_id']).doNothing())
    .execute()
}

/** The credit of a cart by its code: whoever has the cart has shown its secret, or is its account. */
export const creditInCart = (
  db: Query,
  cartId: number,
  code: string,
): Promise<CreditRow | undefined> =>
  db
    .selectFrom('store_credits as s')
    .innerJoin('cart_store_credits as k', 'k.store_credit_id', 's.id')
    .where('k.cart_id', '=', cartId)
    .where('s.code', '=', code)
    .selectAll('s')
    .executeTakeFirst()

/** Those of an account that are in a cart. */
export async function ownCreditsInCart(db: Query, cartId: number, userId: number) {
  const rows = await db
    .selectFrom('store_credits as s')
    .innerJoin('cart_store_credits as k', 'k.store_credit_id', 's.id')
    .where('k.cart_id', '=', cartId)
    .where('s.user_id', '=', userId)
    .select('s.id')
    .execute()
  return rows.map(({ id }) => id)
}
