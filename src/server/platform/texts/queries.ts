import type { Updateable } from 'kysely'
import type { Database, Query } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type TextState = Tables['text_messages']['status']

type NewText = { recipient: string; kind: string; props: string; created_at: number }

export async function insertText(tx: Query, text: NewText): Promise<number> {
  const row = await tx
    .insertInto('text_messages')
    .values({ ...text, status: 'waiting', sent_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const textById = (query: Query, id: number) =>
  query.selectFrom('text_messages').selectAll().where('id', '=', id).executeTakeFirst()

export async function dropText(tx: Query, id: number) {
  await tx.deleteFrom('text_messages').where('id', '=', id).execute()
}

/** Writes down that the gateway is about to be asked; false where somebody else has done so. */
export async function handText(tx: Query, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('text_messages')
    .set((eb) => ({ status: 'handed' as const, attempts: eb('attempts', '+', 1), last_error: '' }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says what became of a message, unless it was settled otherwise since it was in one of these states. */
export async function settleText(
  tx: Query,
  id: number,
  from: readonly TextState[],
  change: Updateable<Tables['text_messages']>,
) {
  await tx
    .updateTable('text_messages')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .execute()
}

export type TextFilter = { status?: TextState | undefined; page: number; size: number }

/** A page of the text messages, newest first. */
export async function textPage(db: Pick<Database, 'read'>, { status, page, size }: TextFilter) {
  let some = db.read.selectFrom('text_messages')
  if (status) some = some.where('status', '=', status)
  const [rows, total] = await Promise.all([
    some
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    some.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total.count) }
}

/** Forgets the words of messages that left before, and later the messages themselves. */
export async function forgetTexts(tx: Query, before: { words: number; rows: number }) {
  const isOver = ['sent', 'kept', 'failed', 'unclear'] as const
  await tx
    .updateTable('text_messages')
    .set({ body: '', props: '{}' })
    .where('status', 'in', isOver)
    .where('created_at', '<', before.words)
    .where('props', '<>', '{}')
    .execute()
  await tx
    .deleteFrom('text_messages')
    .where('status', 'in', isOver)
    .where('created_at', '<', before.rows)
    .execute()
}

/** Forgets every message to a number, as a person who leaves may ask. */
export async function forgetTextsTo(tx: Query, recipient: string) {
  await tx.deleteFrom('text_messages').where('recipient', '=', recipient).execute()
}
