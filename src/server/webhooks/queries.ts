import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

export type WebhookRow = Selectable<Tables['webhooks']>
export type DeliveryRow = Selectable<Tables['webhook_deliveries']>

export const allWebhooks = (db: Query): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().orderBy('id').execute()

export const webhookById = (db: Query, id: number): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()

/** One of them, which nobody else changes until this transaction ends. */
export const lockedWebhook = (tx: Query, id: number): Promise<WebhookRow | undefined> =>
  locked(tx, tx.selectFrom('webhooks').selectAll().where('id', '=', id)).executeTakeFirst()

type NewWebhook = Pick<Insertable<Tables['webhooks']>, 'url' | 'events' | 'secret' | 'created_at'>

/** It is told of what is written from now on. */
export async function insertWebhook(tx: Query, row: NewWebhook): Promise<WebhookRow> {
  return tx
    .insertInto('webhooks')
    .values({ ...row, ...(await fromNowOn(tx)) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The columns of an address that is told of what is written after the last line that there is now. */
export async function fromNowOn(tx: Query) {
  const [event, line] = [await lastId(tx, 'order_events'), await lastId(tx, 'audit')]
  return { first_event: event, first_audit: line, seen_event: event, seen_audit: line }
}

async function lastId(db: Query, table: 'order_events' | 'audit'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max<number>('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

export async function updateWebhook(tx: Query, id: number, row: Updateable<Tables['webhooks']>) {
  await tx.updateTable('webhooks').set(row).where('id', '=', id).execute()
}

export async function deleteWebhookRow(tx: Query, id: number) {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}

/** Undefined where it was told already. */
export const insertDelivery = (tx: Query, row: Insertable<Tables['webhook_deliveries']>) =>
  tx
    .insertInto('webhook_deliveries')
    .values(row)
    .onConflict((oc) => oc.columns(['webhook_id', 'source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const deliveryById = (db: Query, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()

export async function updateDelivery(
  tx: Query,
  id: number,
  row: Updateable<Tables['webhook_deliveries']>,
) {
  await tx.updateTable('webhook_deliveries').set(row).where('id', '=', id).execute()
}

export async function deliveriesOf(db: Query, webhookId: number, page: number, size: number) {
  const of = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId)
  const rows = await of
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(of) }
}

export async function dropOldDeliveries(tx: Query, before: number) {
  await tx.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}

type Looked = { webhookId: number; since: number; limit: number }

/** The message in which an address was told of what stands under this id. */
const toldOf = (db: Query, webhookId: number, source: 'order' | 'product', id: 'e.id' | 'a.id') =>
  db
    .selectFrom('webhook_deliveries as d')
    .select('d.id')
    .where('d.webhook_id', '=', webhookId)
    .where('d.source', '=', source)
    .where('d.source_id', '=', sql.ref<number>(id))

/** Entries of orders' histories after this one that an address was not told of, the oldest first, with what it is told of their orders. */
export const orderEventsAfter = (db: Query, id: number, { webhookId, since, limit }: Looked) =>
  db
    .selectFrom('order_events as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .where('e.id', '>', id)
    .where('e.created_at', '>=', since)
    .where(({ not, exists }) => not(exists(toldOf(db, webhookId, 'order', 'e.id'))))
    .select(['e.id', 'e.kind', 'e.to_state', 'e.created_at', 'o.id as order_id', 'o.number'])
    .select(['o.state', 'o.channel', 'o.payment_method', 'o.total_paise', 'o.paid_paise'])
    .orderBy('e.id')
    .limit(limit)
    .execute()

/** What staff changed of single products after this line of the log and an address was not told of, the oldest first. */
export const productChangesAfter = (db: Query, id: number, { webhookId, since, limit }: Looked) =>
  db
    .selectFrom('audit as a')
    .innerJoin('products as p', 'p.id', 'a.subject_id')
    .where('a.id', '>', id)
    .where('a.kind', '=', 'product')
    .where('a.at', '>=', since)
    .where(({ not, exists }) => not(exists(toldOf(db, webhookId, 'product', 'a.id'))))
    .select(['a.id', 'a.action', 'a.at', 'p.id as product_id', 'p.code', 'p.slug', 'p.stock'])
    .orderBy('a.id')
    .limit(limit)
    .execute()
