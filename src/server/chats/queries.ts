import type { Insertable, Selectable, Updateable } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type ChatRow = Selectable<Tables['chat_orders']>

/** Undefined when the reference is taken. */
export function insertChat(
  tx: Query,
  chat: Insertable<Tables['chat_orders']>,
): Promise<ChatRow | undefined> {
  return tx
    .insertInto('chat_orders')
    .values(chat)
    .onConflict((oc) => oc.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function chatByToken(db: Query, token: string): Promise<ChatRow | undefined> {
  if (token.length !== 22) return Promise.resolve(undefined)
  return db.selectFrom('chat_orders').selectAll().where('token', '=', token).executeTakeFirst()
}

export function chatById(db: Query, id: number): Promise<ChatRow | undefined> {
  return db.selectFrom('chat_orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The drafts of a cart that are still talked over and not older than that, newest first. */
export function openChats(db: Query, cartId: number, since: number): Promise<ChatRow[]> {
  return db
    .selectFrom('chat_orders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .execute()
}

/** Ends what drafts of a cart keep that no member of staff looks after. */
export async function dropUntakenHolds(tx: Query, cartId: number) {
  await tx
    .deleteFrom('holds')
    .where('cart_id', '=', cartId)
    .where('kind', 'in', ['checkout', 'staff-link'])
    .where((eb) =>
      eb.or([
        eb('chat_order_id', 'is', null),
        eb('chat_order_id', 'in', (all) =>
          all
            .selectFrom('chat_orders')
            .select('id')
            .where('cart_id', '=', cartId)
            .where('taken_at', 'is', null),
        ),
      ]),
    )
    .execute()
}

export async function prolongChat(
  tx: Query,
  id: number,
  columns: Updateable<Tables['chat_orders']>,
): Promise<ChatRow> {
  const rows = tx.updateTable('chat_orders').set(columns).where('id', '=', id)
  return rows.returningAll().executeTakeFirstOrThrow()
}

/** Which products drafts keep now: one row a draft and product. */
export async function keptProducts(db: Query, chatIds: readonly number[], now: number) {
  if (chatIds.length === 0) return []
  return db
    .selectFrom('holds')
    .select(['chat_order_id', 'product_id'])
    .where('chat_order_id', 'in', chatIds)
    .where('expires_at', '>', now)
    .orderBy('product_id')
    .execute()
}

/** True for an account that has shown that its email is its own. */
export async function hasConfirmedEmail(tx: Query, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it is open no more. */
export async function closeChat(
  tx: Query,
  id: number,
  columns: Updateable<Tables['chat_orders']> & { state: ChatRow['state'] },
): Promise<boolean> {
  const row = await tx
    .updateTable('chat_orders')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Narrowed = { state?: ChatRow['state'] | undefined; reference?: string | undefined }

/** One page of the inbox, newest first, with the orders that drafts became. */
export async function chatPage(db: Query, filter: Narrowed, page: number, size: number) {
  let chats = db.selectFrom('chat_orders as c')
  if (filter.state) chats = chats.where('c.state', '=', filter.state)
  if (filter.reference) chats = chats.where('c.reference', 'like', `%${filter.reference}%`)
  const rows = await chats
    .leftJoin('orders as o', 'o.id', 'c.order_id')
    .selectAll('c')
    .select(['o.number as order_number', 'o.token as order_token', 'o.state as order_state'])
    .select(['o.total_paise as order_total', 'o.paid_paise as order_paid'])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(chats) }
}

/** The order that a draft became. */
export async function orderOf(db: Query, chat: ChatRow) {
  if (chat.order_id === null) return undefined
  return db
    .selectFrom('orders')
    .select(['number', 'token'])
    .where('id', '=', chat.order_id)
    .executeTakeFirst()
}
