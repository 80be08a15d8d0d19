import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { ReturnQuery } from '#contract/returns/types.ts'
import { isBack } from '#domain/return.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type ReturnRow = Selectable<Tables['returns']>
export type ReturnLineRow = Tables['return_lines']

/** Exchanges, returns called r, whose new saree nobody has chosen yet, or whose order was cancelled. */
export const isExchangeWaiting: RawBuilder<boolean> = sql<boolean>`(r.wish = 'exchange'
  and r.state in ('asked', 'approved', 'received') and r.resolution = '' and r.credit_chosen_at is null
  and not exists (select 1 from orders b where b.id = r.exchange_order_id and b.state <> 'cancelled'))`

/** Exchanges, returns called r, whose new saree has left although the old one is not here: it is owed to the shop. */
export const isExchangeOwed: RawBuilder<boolean> = sql<boolean>`(r.state in ('asked', 'approved')
  and exists (select 1 from orders b where b.id = r.exchange_order_id and b.state in ('shipped', 'delivered')))`

export async function insertReturn(
  tx: Query,
  asked: Insertable<Tables['returns']>,
  lines: readonly { lineId: number; quantity: number }[],
): Promise<number> {
  const row = await tx.insertInto('returns').values(asked).returning('id').executeTakeFirstOrThrow()
  const rows = lines.map(({ lineId, quantity }) => ({
    ...{ return_id: row.id, order_line_id: lineId, quantity },
  }))
  await tx.insertInto('return_lines').values(rows).execute()
  return row.id
}

export function returnsOf(db: Query, orderId: number): Promise<ReturnRow[]> {
  return db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

export function returnById(db: Query, id: number): Promise<ReturnRow | undefined> {
  return db.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirst()
}

export function returnLines(db: Query, returnIds: number[]): Promise<ReturnLineRow[]> {
  if (returnIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', 'in', returnIds)
    .orderBy('order_line_id')
    .execute()
}

/** Brings a return from one state to another; false when it is in that state no more. */
export async function stepReturn(
  tx: Query,
  id: number,
  from: ReturnRow['state'],
  columns: Updateable<Tables['returns']> & { state: ReturnRow['state'] },
): Promise<boolean> {
  const row = await tx
    .updateTable('returns')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The same row, which nobody else goes on with until this transaction ends. */
export async function lockReturn(tx: Query, id: number): Promise<ReturnRow | undefined> {
  return tx
    .updateTable('returns')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Says which refund gave the money of a return back. */
export async function nameRefund(tx: Query, id: number, refundId: number) {
  await tx.updateTable('returns').set({ refund_id: refundId }).where('id', '=', id).execute()
}

/** One page of the returns, newest first, with their orders. */
export async function returnPage(
  db: Query,
  state: ReturnQuery['state'],
  page: number,
  size: number,
) {
  let all = db.selectFrom('returns as r')
  if (state === 'exchange-waiting') all = all.where(isExchangeWaiting)
  else if (state === 'exchange-owed') all = all.where(isExchangeOwed)
  else if (state) all = all.where('r.state', '=', state)
  const rows = await all
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select(['o.number', 'o.full_name', 'o.mobile'])
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(all) }
}

/** The buyer chose store credit; what was chosen before stays as it was. */
export async function noteChoice(tx: Query, id: number, now: number) {
  await tx
    .updateTable('returns')
    .set({ credit_chosen_at: now })
    .where('id', '=', id)
    .where('credit_chosen_at', 'is', null)
    .execute()
}

/** Names the order of the saree that comes instead; the return is approved with it. */
export async function setExchange(
  tx: Query,
  id: number,
  exchangeOrderId: number,
  { now, userId }: { now: number; userId: number | null },
) {
  await tx
    .updateTable('returns')
    .set({ exchange_order_id: exchangeOrderId })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('returns')
    .set({ state: 'approved', decided_at: now, user_id: userId })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}

/** The orders of the sarees that come instead, by the id of the return. */
export async function exchangesOf(db: Query, returnIds: number[]) {
  if (returnIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.exchange_order_id')
    .where('r.id', 'in', returnIds)
    .select(['r.id as return_id', 'o.id', 'o.number', 'o.token', 'o.state'])
    .execute()
  return new Map(rows.map(({ return_id, ...order }) => [return_id, order]))
}

/** The order of the saree that comes instead, unless it was cancelled. */
export function keptExchange(db: Query, returnId: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.exchange_order_id')
    .where('r.id', '=', returnId)
    .where('o.state', '<>', 'cancelled')
    .selectAll('o')
    .executeTakeFirst()
}

/** Whether the saree for which this order's comes instead is back. */
export async function isExchangeBack(db: Query, exchangeOrderId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('returns')
    .select('state')
    .where('exchange_order_id', '=', exchangeOrderId)
    .execute()
  return rows.some(({ state }) => isBack(state))
}

/** The order whose pieces a return brings back. */
export function orderOfReturn(db: Query, returnId: number): Promise<OrderRow> {
  return db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('r.id', '=', returnId)
    .selectAll('o')
    .executeTakeFirstOrThrow()
}

/** One return with its order, as the list has it. */
export function listedReturn(db: Query, id: number) {
  return db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select(['o.number', 'o.full_name', 'o.mobile'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** How it ended; an exchange stays one, whatever goes back of it. */
export async function setResolution(tx: Query, id: number, resolution: ReturnRow['resolution']) {
  await tx
    .updateTable('returns')
    .set({ resolution })
    .where('id', '=', id)
    .where('resolution', '=', '')
    .execute()
}
