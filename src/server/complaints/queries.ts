import { type Insertable, type Selectable, sql } from 'kysely'
import type { ComplaintOutcome } from '#domain/complaint.ts'
import { ticketIdIn } from '#domain/ticket.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { likePart } from '../platform/db/like-part.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

const dayMs = 86_400_000

type Asked = {
  state: 'open' | 'red' | 'resolved' | undefined
  q: string | undefined
  page: number
  size: number
  now: number
}

/** Complaints with their message and the number of their order. */
const complaints = (db: Query) =>
  db
    .selectFrom('complaints as c')
    .innerJoin('tickets as t', 't.id', 'c.ticket_id')
    .leftJoin('orders as o', 'o.id', 'c.order_id')
    .selectAll('c')
    .select(['t.name', 't.email', 't.phone', 't.message', 't.language', 'o.number as order_number'])

export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof complaintById>>>

export function complaintById(db: Query, ticketId: number) {
  return complaints(db).where('c.ticket_id', '=', ticketId).executeTakeFirst()
}

/** The same row, held until the transaction ends: two answers to one complaint come one after the other. */
export async function lockComplaint(tx: Query, ticketId: number) {
  const row = tx.selectFrom('complaints').select('ticket_id').where('ticket_id', '=', ticketId)
  await locked(tx, row).execute()
  return complaintById(tx, ticketId)
}

/** Open, with a clock that ends within a day or has ended. */
const isRed = (now: number) =>
  sql<boolean>`(c.resolved_at is null and (c.resolve_before <= ${now + dayMs}
    or (c.acknowledged_at is null and c.acknowledge_by <= ${now + dayMs})))`

/** One page of the complaints: the open by their clock, then the resolved, newest first. */
export async function complaintPage(db: Query, { state, q, page, size, now }: Asked) {
  let found = complaints(db)
  if (state === 'open') found = found.where('c.resolved_at', 'is', null)
  if (state === 'resolved') found = found.where('c.resolved_at', 'is not', null)
  if (state === 'red') found = found.where(isRed(now))
  if (q) found = found.where(speaksOf(q))
  const rows = await found
    .orderBy(sql`case when c.resolved_at is null then 0 else 1 end`)
    .orderBy(sql`case when c.resolved_at is null then c.resolve_before else -c.received_at end`)
    .orderBy('c.ticket_id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(found) }
}

/** 'T-000123', the number of an order, or part of a name, an email or the message. */
function speaksOf(text: string) {
  const part = likePart(text.toLowerCase())
  return sql<boolean>`(c.ticket_id = ${ticketIdIn(text) ?? -1} or lower(o.number) = ${text.toLowerCase()}
    or lower(t.name) like ${part} escape '\\' or t.email_key like ${part} escape '\\'
    or lower(t.message) like ${part} escape '\\')`
}

/** How many complaints are open, near or over a clock, and resolved. */
export async function countComplaints(db: Query, now: number) {
  const row = await db
    .selectFrom('complaints as c')
    .select([
      sql<number>`coalesce(sum(case when c.resolved_at is null then 1 else 0 end), 0)`.as('open'),
      sql<number>`coalesce(sum(case when ${isRed(now)} then 1 else 0 end), 0)`.as('red'),
      sql<number>`coalesce(sum(case when c.resolved_at is null then 0 else 1 end), 0)`.as(
        'resolved',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { open: Number(row.open), red: Number(row.red), resolved: Number(row.resolved) }
}

export async function insertComplaint(tx: Query, row: Insertable<Tables['complaints']>) {
  await tx.insertInto('complaints').values(row).execute()
}

type Event = Omit<Insertable<Tables['complaint_events']>, 'id'>

export async function insertEvent(tx: Query, event: Event): Promise<number> {
  const row = await tx
    .insertInto('complaint_events')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What happened to a complaint, in its order. */
export function eventsOf(db: Query, ticketId: number) {
  return db
    .selectFrom('complaint_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .selectAll('e')
    .select('u.username')
    .where('e.ticket_id', '=', ticketId)
    .orderBy('e.id')
    .execute()
}

export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number]

/** Every resolution of every complaint, in their order: of one that was reopened there are several. */
export function allResolutions(db: Query) {
  return db
    .selectFrom('complaint_events')
    .select(['ticket_id', 'at', 'outcome', 'words'])
    .where('kind', '=', 'resolved')
    .orderBy('id')
    .execute()
}

/** One event with the complaint that it belongs to. */
export function eventById(db: Query, id: number) {
  return db.selectFrom('complaint_events').selectAll().where('id', '=', id).executeTakeFirst()
}

type Resolution = { outcome: ComplaintOutcome; words: string; now: number }

export async function setResolved(
  tx: Query,
  ticketId: number,
  { outcome, words, now }: Resolution,
) {
  const change = { resolved_at: now, outcome, outcome_words: words }
  await tx.updateTable('complaints').set(change).where('ticket_id', '=', ticketId).execute()
}

type Reopened = Pick<
  Selectable<Tables['complaints']>,
  'reopened_at' | 'acknowledge_by' | 'resolve_before'
>

/** Open again: what came of it so far stands in the events. */
export async function setReopened(tx: Query, ticketId: number, clock: Reopened) {
  const open = { resolved_at: null, outcome: null, outcome_words: '', reminded_at: null }
  const change = { ...open, ...clock, acknowledged_at: clock.reopened_at }
  await tx.updateTable('complaints').set(change).where('ticket_id', '=', ticketId).execute()
}

export async function insertLink(tx: Query, secretHash: string, ticketId: number, now: number) {
  const row = { secret_hash: secretHash, ticket_id: ticketId, created_at: now }
  await tx.insertInto('complaint_links').values(row).execute()
}

/** True when the secret opens this complaint. */
export async function isLinked(db: Query, secretHash: string, ticketId: number): Promise<boolean> {
  const row = await db
    .selectFrom('complaint_links')
    .select('ticket_id')
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
  return row?.ticket_id === ticketId
}

/** Open complaints near a clock that nobody has been reminded of since it was set. */
export function unreminded(db: Query, now: number) {
  return complaints(db)
    .where(isRed(now))
    .where('c.reminded_at', 'is', null)
    .orderBy('c.resolve_before')
    .limit(100)
    .execute()
}

/** True for whoever was first to remind the shop of it. */
export async function markReminded(tx: Query, ticketId: number, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('complaints')
    .set({ reminded_at: now })
    .where('ticket_id', '=', ticketId)
    .where('reminded_at', 'is', null)
    .returning('ticket_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Every complaint for the register, oldest first. */
export function allComplaints(db: Query) {
  return complaints(db).orderBy('c.received_at').orderBy('c.ticket_id').execute()
}

/** Complaints outlive the account of their writer (retention: 3 years): they no longer lead to it. */
export async function unlinkComplaints(tx: Query, userId: number) {
  await tx
    .updateTable('tickets')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) => eb.selectFrom('complaints').select('ticket_id'))
    .execute()
}

/** The id of the order with this number, as its writer typed it; null where there is none. */
export async function orderIdOf(db: Query, named: string): Promise<number | null> {
  const number = named.trim().toUpperCase()
  if (!number) return null
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.id ?? null
}

/** How many complaints came to one address since a moment. */
export function recentOf(db: Query, emailKey: string, since: number) {
  return db
    .selectFrom('complaints as c')
    .innerJoin('tickets as t', 't.id', 'c.ticket_id')
    .select(['t.id', 't.message', 't.created_at'])
    .where('t.email_key', '=', emailKey)
    .where('t.created_at', '>=', since)
    .orderBy('t.id', 'desc')
    .execute()
}
