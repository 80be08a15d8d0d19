import type { Address } from '#domain/address/address.ts'
import type { Query } from '../../platform/db/database.ts'

/** The addresses that a person keeps, the default one first, then the newest. */
export function savedAddresses(db: Query, userId: number) {
  return db
    .selectFrom('saved_addresses')
    .select(['id', 'address', 'is_default'])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type AddressRow = Awaited<ReturnType<typeof savedAddresses>>[number]

type Saved = { address: Address; isDefault: boolean; now: number }

export async function insertAddress(tx: Query, userId: number, saved: Saved): Promise<number> {
  const row = await tx
    .insertInto('saved_addresses')
    .values({
      user_id: userId,
      address: JSON.stringify(saved.address),
      is_default: saved.isDefault ? 1 : 0,
      created_at: saved.now,
      updated_at: saved.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateAddress(tx: Query, userId: number, id: number, saved: Saved) {
  await tx
    .updateTable('saved_addresses')
    .set({
      address: JSON.stringify(saved.address),
      is_default: saved.isDefault ? 1 : 0,
      updated_at: saved.now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** No address comes first until another one does. */
export async function clearDefault(tx: Query, userId: number) {
  const own = tx.updateTable('saved_addresses').where('user_id', '=', userId)
  await own.set({ is_default: 0 }).where('is_default', '=', 1).execute()
}

export async function deleteAddress(tx: Query, userId: number, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('saved_addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setDefault(tx: Query, userId: number, id: number) {
  const own = tx.updateTable('saved_addresses').where('user_id', '=', userId)
  await own.set({ is_default: 1 }).where('id', '=', id).execute()
}

export async function eraseAddresses(tx: Query, userId: number) {
  await tx.deleteFrom('saved_addresses').where('user_id', '=', userId).execute()
}
