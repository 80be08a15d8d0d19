import { sql } from 'kysely'
import type { Database, Query } from '../db/database.ts'

export type NewMail = {
  once_key: string | null
  message_id: string
  recipient: string
  letter: string
  props: string
  created_at: number
}

/** An email without a key, under an id that the caller has taken. */
export const mailInsert = (tx: Query, mail: NewMail & { id: number }) =>
  tx.insertInto('mails').values(mail)

/** The id of the new email; undefined when one is kept under its key already. */
export async function insertMail(tx: Query, mail: NewMail): Promise<number | undefined> {
  const row = await tx
    .insertInto('mails')
    .values(mail)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function waitingMail(db: Database, id: number) {
  return db.read
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
}

/** An email with all that is needed to write it, whether it has left or not. */
export function wholeMail(db: Database, id: number) {
  return db.read.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

export type Posted = { status: 'sent' | 'kept'; subject: string; html: string; body: string }

export async function markPosted(tx: Query, id: number, posted: Posted, now: number) {
  await tx
    .updateTable('mails')
    .set((eb) => ({
      ...posted,
      attempts: eb('attempts', '+', 1),
      last_error: null,
      sent_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

export async function markFailed(tx: Query, id: number, reason: string, isLast: boolean) {
  await tx
    .updateTable('mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: reason,
      ...(isLast && { status: 'failed' as const }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function dropMail(tx: Query, id: number) {
  await tx.deleteFrom('mails').where('id', '=', id).execute()
}

export type MailStatus = 'waiting' | 'sent' | 'kept' | 'failed'
export type MailFilter = { status?: MailStatus | undefined; page: number; size: number }

/** A page of the outbox, newest first, for /admin (Mail); the words themselves come with mailById. */
export async function mailList(db: Database, { status, page, size }: MailFilter) {
  let some = db.read.selectFrom('mails')
  if (status) some = some.where('status', '=', status)
  const [rows, total] = await Promise.all([
    some
      .select(['id', 'recipient', 'letter', 'subject', 'status', 'attempts', 'last_error'])
      .select(['created_at', 'sent_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    some.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total.count) }
}

/** One email with its words, unless it held a personal link. */
export function mailById(db: Database, id: number) {
  return db.read
    .selectFrom('mails')
    .select(['id', 'recipient', 'letter', 'subject', 'html', 'body', 'status', 'attempts'])
    .select(['last_error', 'created_at', 'sent_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How many emails have not left; failed ones are what needs doing today. Those that left are not read. */
export async function mailFigures(db: Database) {
  const rows = await db.read
    .selectFrom('mails')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy('status')
    .execute()
  const counted = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  return { waiting: counted.get('waiting') ?? 0, failed: counted.get('failed') ?? 0 }
}

/** Puts a failed email back into the outbox; false when it is not a failed one. */
export async function reopenMail(tx: Query, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('mails')
    .set({ status: 'waiting' })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the words of emails that left before, and later the emails themselves. */
export async function forgetMails(tx: Query, before: { words: number; rows: number }) {
  await tx
    .updateTable('mails')
    .set({ html: '', body: '', props: '{}' })
    .where('status', 'in', ['sent', 'kept', 'failed'])
    .where('created_at', '<', before.words)
    .where('props', '<>', '{}')
    .execute()
  await tx
    .deleteFrom('mails')
    .where('status', '<>', 'waiting')
    .where('created_at', '<', before.rows)
    .execute()
}

/** Forgets every email to an address, as a person who leaves may ask. */
export async function forgetMailsTo(tx: Query, recipient: string) {
  await tx.deleteFrom('mails').where('recipient', '=', recipient).execute()
}

/** The name of the email by which an owner tries whether emails leave. */
export const testEmailName = 'test-email'

/** The newest of those, as it stands. */
export const newestTestMail = (db: Pick<Database, 'read'>) =>
  db.read
    .selectFrom('mails')
    .select(['id', 'status', 'recipient', 'last_error', 'created_at'])
    // As a literal: by its index of these alone (migration 0210).
    .where('letter', '=', sql.lit(testEmailName))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether a mail server has taken any email of the shop that is still kept. */
export async function hasMailLeft(db: Pick<Database, 'read'>): Promise<boolean> {
  const row = db.read.selectFrom('mails').select('id').where('status', '=', 'sent').limit(1)
  return (await row.executeTakeFirst()) !== undefined
}
