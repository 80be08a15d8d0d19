import type { Query } from '../../platform/db/database.ts'

type NewCode = { ticketHash: string; email: string; createdAt: number; expiresAt: number }

export async function insertCode(tx: Query, code: NewCode): Promise<number> {
  const { ticketHash, email, createdAt, expiresAt } = code
  const row = await tx
    .insertInto('sign_in_codes')
    .values({
      ...{ ticket_hash: ticketHash, email },
      ...{ code_hash: null, code_expires_at: null },
      ...{ created_at: createdAt, expires_at: expiresAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Whom a code is asked for; undefined once it was used or is too old. */
export function codeById(query: Query, id: number, now: number) {
  return query
    .selectFrom('sign_in_codes')
    .select('email')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The code that counts from now on; the one before it opens nothing more. */
export async function renewCode(tx: Query, id: number, codeHash: string, until: number) {
  await tx
    .updateTable('sign_in_codes')
    .set({ code_hash: codeHash, code_expires_at: until })
    .where('id', '=', id)
    .execute()
}

/** Whether there is such a ticket, and it is not too old. */
export async function isTicket(query: Query, ticketHash: string, now: number): Promise<boolean> {
  const row = await query
    .selectFrom('sign_in_codes')
    .select('id')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

type Tried = { ticketHash: string; most: number; now: number }

/** Counts a try before anybody looks at it; undefined where none is left. Of many at once, no more than that are looked at. */
export function countCodeTry(tx: Query, { ticketHash, most, now }: Tried) {
  return tx
    .updateTable('sign_in_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('tries', '<', most)
    .where('code_expires_at', '>', now)
    .returning(['id', 'email', 'code_hash'])
    .executeTakeFirst()
}

export async function deleteCode(tx: Query, id: number) {
  await tx.deleteFrom('sign_in_codes').where('id', '=', id).execute()
}

export async function deleteExpiredCodes(tx: Query, now: number) {
  await tx.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute()
}
