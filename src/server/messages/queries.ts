import type { Language } from '#domain/language.ts'
import type { Query } from '../platform/db/database.ts'

export type NewTicket = {
  name: string
  email: string
  email_key: string
  phone: string
  message: string
  language: Language
  user_id: number | null
  product_id?: number | null
  created_at: number
  updated_at: number
}

export async function insertTicket(tx: Query, ticket: NewTicket): Promise<number> {
  const row = await tx
    .insertInto('tickets')
    .values(ticket)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What one address has written since a moment, newest first. */
export function ticketsSince(query: Query, emailKey: string, since: number) {
  return query
    .selectFrom('tickets')
    .select(['id', 'message', 'created_at'])
    .where('email_key', '=', emailKey)
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .execute()
}

/** Messages, each with what staff call the saree that it is about. */
export const ticketsWithSaree = (query: Query) =>
  query
    .selectFrom('tickets as t')
    .leftJoin('products as p', 'p.id', 't.product_id')
    .selectAll('t')
    .select(['p.code as saree_code', 'p.name as saree_name'])

export function ticketById(query: Query, id: number) {
  return ticketsWithSaree(query).where('t.id', '=', id).executeTakeFirst()
}
