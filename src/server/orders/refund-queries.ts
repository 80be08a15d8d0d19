import type { Insertable } from 'kysely'
import type { Query } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export async function insertRefund(tx: Query, refund: Insertable<Tables['refunds']>) {
  const row = await tx
    .insertInto('refunds')
    .values(refund)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function nameRefund(tx: Query, id: number, reference: string) {
  await tx.updateTable('refunds').set({ reference }).where('id', '=', id).execute()
}

export async function dropRefund(tx: Query, id: number) {
  await tx.deleteFrom('refunds').where('id', '=', id).execute()
}
