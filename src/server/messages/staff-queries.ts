import { sql } from 'kysely'
import type { TicketState } from '#contract/messages/admin-types.ts'
import { ticketIdIn } from '#domain/ticket.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'
import { ticketsWithSaree } from './queries.ts'

type Asked = { state: TicketState | undefined; q: string | undefined; page: number; size: number }

/** One page of the messages to the shop, newest first. */
export async function ticketPage(db: Query, { state, q, page, size }: Asked) {
  let found = db.selectFrom('tickets')
  if (state) found = found.where('status', '=', state)
  if (q) found = found.where(speaksOf(q))
  const shown = found
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
  const ids = (await shown.execute()).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await newestFirst(db, ids)
  return { rows, total: await countOf(found) }
}

const newestFirst = (db: Query, ids: number[]) =>
  ticketsWithSaree(db)
    .where('t.id', 'in', ids)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute()

/** 'T-000123' or part of a name, an email or the message; LIKE takes it as typed. */
function speaksOf(text: string) {
  const part = likePart(text.toLowerCase())
  return sql<boolean>`(id = ${ticketIdIn(text) ?? -1} or lower(name) like ${part} escape '\\'
    or email_key like ${part} escape '\\' or lower(message) like ${part} escape '\\')`
}

/** How many messages are in each state. */
export async function countTickets(db: Query): Promise<Record<TicketState, number>> {
  const rows = await db
    .selectFrom('tickets')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const count = (state: TicketState) =>
    Number(rows.find(({ status }) => status === state)?.count ?? 0)
  return { open: count('open'), answered: count('answered'), closed: count('closed') }
}

/** What the shop has answered, in the order of answering. */
export function answersOf(db: Query, ticketId: number) {
  return db
    .selectFrom('ticket_answers as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.words', 'a.link', 'a.created_at', 'u.username'])
    .where('a.ticket_id', '=', ticketId)
    .orderBy('a.id')
    .execute()
}

/** An answer with the message that it answers. */
export function answerById(db: Query, id: number) {
  return db
    .selectFrom('ticket_answers as a')
    .innerJoin('tickets as t', 't.id', 'a.ticket_id')
    .leftJoin('products as p', 'p.id', 't.product_id')
    .select(['a.words', 'a.link', 't.id as ticket_id', 't.name', 't.message', 't.language'])
    .select(['p.id as saree_id', 'p.name as saree_name', 'p.slug as saree_slug'])
    .where('a.id', '=', id)
    .executeTakeFirst()
}

type NewAnswer = {
  ticket_id: number
  words: string
  link: string
  user_id: number
  created_at: number
}

export async function insertAnswer(tx: Query, answer: NewAnswer): Promise<number> {
  const row = await tx
    .insertInto('ticket_answers')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Nobody else answers or moves this message until the transaction ends. */
export async function lockTicket(tx: Query, id: number) {
  await tx
    .updateTable('tickets')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .execute()
}

export async function moveTicketTo(tx: Query, id: number, status: TicketState, now: number) {
  await tx.updateTable('tickets').set({ status, updated_at: now }).where('id', '=', id).execute()
}

/** What a signed-in person has written to the shop goes with them. */
export async function eraseTickets(tx: Query, userId: number) {
  await tx.deleteFrom('tickets').where('user_id', '=', userId).execute()
}

/** What a person has written while signed in, for themselves. */
export async function ownTickets(db: Query, userId: number) {
  const rows = await db
    .selectFrom('tickets')
    .select(['name', 'email', 'phone', 'message', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, status, ...row }) => ({
    ...row,
    state: status,
    at: new Date(created_at).toISOString(),
  }))
}
