import type { Insertable, Selectable } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type CreditRow = Selectable<Tables['store_credits']>

type NewEntry = Insertable<Tables['store_credit_entries']>

export async function insertCredit(tx: Query, credit: Insertable<Tables['store_credits']>) {
  const row = await tx
    .insertInto('store_credits')
    .values(credit)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function creditById(db: Query, id: number): Promise<CreditRow | undefined> {
  return db.selectFrom('store_credits').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The credit that this secret opens, where the code is right too. */
export function creditBySecret(
  db: Query,
  { code, secretHash }: { code: string; secretHash: string },
): Promise<CreditRow | undefined> {
  return db
    .selectFrom('store_credits as s')
    .innerJoin('store_credit_secrets as k', 'k.store_credit_id', 's.id')
    .where('k.secret_hash', '=', secretHash)
    .where('s.code', '=', code)
    .selectAll('s')
    .executeTakeFirst()
}

/** Those of an account, the oldest first. */
export function creditsOfUser(db: Query, userId: number): Promise<CreditRow[]> {
  return db
    .selectFrom('store_credits')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function insertSecret(tx: Query, id: number, secretHash: string, now: number) {
  await tx
    .insertInto('store_credit_secrets')
    .values({ secret_hash: secretHash, store_credit_id: id, created_at: now })
    .execute()
}

/**
 * Takes from a balance as far as it goes, and holds its row until the transaction ends: of several who spend at once each
 * finds what the one before has left. False where it is less.
 */
export async function takeFrom(tx: Query, id: number, paise: number, now: number) {
  const row = await tx
    .updateTable('store_credits')
    .set((eb) => ({
      balance_paise: eb('balance_paise', '-', paise),
      closed_at: eb
        .case()
        .when('balance_paise', '=', paise)
        .then(eb.val(now))
        .else(eb.ref('closed_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('balance_paise', '>=', paise)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function addTo(tx: Query, id: number, paise: number) {
  await tx
    .updateTable('store_credits')
    .set((eb) => ({ balance_paise: eb('balance_paise', '+', paise), closed_at: null }))
    .where('id', '=', id)
    .execute()
}

export async function insertEntry(tx: Query, entry: NewEntry) {
  await tx.insertInto('store_credit_entries').values(entry).execute()
}

/** Every movement of these, in order, with the number of its order. */
export function entriesOf(db: Query, ids: number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('store_credit_entries as e')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .selectAll('e')
    .select(['o.number as order_number', 'u.username'])
    .where('e.store_credit_id', 'in', ids)
    .orderBy('e.id')
    .execute()
}

/** What an order has spent of each credit and not given back, the oldest credit first. */
export async function spentOn(db: Query, orderId: number) {
  const rows = await db
    .selectFrom('store_credit_entries')
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['spent', 'returned'])
    .groupBy('store_credit_id')
    .select((eb) => [
      'store_credit_id as id',
      eb.fn
        .sum<number>(
          eb
            .case()
            .when('kind', '=', 'spent')
            .then(eb.ref('paise'))
            .else(eb.neg(eb.ref('paise')))
            .end(),
        )
        .as('paise'),
    ])
    .orderBy('store_credit_id')
    .execute()
  return rows
    .map(({ id, paise }) => ({ id, paise: Number(paise) }))
    .filter(({ paise }) => paise > 0)
}

/** What of an order's refunds paid the sarees that came in exchange. */
export async function exchangedPaise(db: Query, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('store_credit_entries as e')
    .innerJoin('store_credits as s', 's.id', 'e.store_credit_id')
    .innerJoin('orders as b', 'b.id', 'e.order_id')
    .where('s.order_id', '=', orderId)
    .where('b.exchange_of', '=', orderId)
    .where('e.kind', '=', 'spent')
    .select((eb) => eb.fn.sum<number>('e.paise').as('paise'))
    .executeTakeFirst()
  return Number(row?.paise ?? 0)
}

/** What was issued for an order, the oldest first. */
export function creditsForOrder(db: Query, orderId: number): Promise<CreditRow[]> {
  return db
    .selectFrom('store_credits')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** Takes the person out of their credits; what is left stays owed, and its code and secret still open it. */
export async function forgetHolder(tx: Query, userId: number) {
  await tx
    .updateTable('store_credits')
    .set({ full_name: '', mobile: '', email: '', user_id: null })
    .where('user_id', '=', userId)
    .execute()
}

/** In which language its buyer placed an order. */
export async function languageOfOrder(db: Query, orderId: number | null): Promise<Language> {
  const row = await db
    .selectFrom('orders')
    .select('language')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.language ?? 'en'
}
