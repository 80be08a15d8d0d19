import type { Query } from '../../platform/db/database.ts'

type NewCode = {
  ticket_hash: string
  user_id: number | null
  mobile: string
  created_at: number
  expires_at: number
}

export async function insertMobileCode(tx: Query, code: NewCode): Promise<number> {
  const row = await tx
    .insertInto('mobile_codes')
    .values({ ...code, code_hash: null, code_expires_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** To which number a code is asked for, and by whom; undefined once it was used or is too old. */
export const mobileCodeById = (query: Query, id: number, now: number) =>
  query
    .selectFrom('mobile_codes')
    .select(['mobile', 'user_id'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The code that counts from now on. */
export async function renewMobileCode(tx: Query, id: number, codeHash: string, until: number) {
  await tx
    .updateTable('mobile_codes')
    .set({ code_hash: codeHash, code_expires_at: until })
    .where('id', '=', id)
    .execute()
}

/** Whether somebody who wants to sign in has such a ticket, and it is not too old. */
export async function isMobileTicket(query: Query, ticketHash: string, now: number) {
  const row = await query
    .selectFrom('mobile_codes')
    .select('id')
    .where('ticket_hash', '=', ticketHash)
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

type Tried = { ticketHash: string; userId: number | null; most: number; now: number }

/** Counts a try before anybody looks at it; undefined where none is left, or the ticket is of another purpose or person. */
export function countMobileTry(tx: Query, { ticketHash, userId, most, now }: Tried) {
  return tx
    .updateTable('mobile_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('tries', '<', most)
    .where('code_expires_at', '>', now)
    .returning(['id', 'mobile', 'code_hash'])
    .executeTakeFirst()
}

export async function deleteMobileCode(tx: Query, id: number) {
  await tx.deleteFrom('mobile_codes').where('id', '=', id).execute()
}

export async function deleteExpiredMobileCodes(tx: Query, now: number) {
  await tx.deleteFrom('mobile_codes').where('expires_at', '<=', now).execute()
}
