import { type SelectQueryBuilder, sql } from 'kysely'
import { isOrderState, type OrderState } from '#domain/order.ts'
import { tagKey } from '#domain/orders/order-tag.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { inSteps } from '../platform/in-steps.ts'
import { awaitsWord, isOwed, isRestOpen, isUnsure } from './refunds/owed-queries.ts'
import { searchMeant } from './search-queries.ts'

export type Narrowed = {
  states: OrderState[]
  channel?: OrderRow['channel'] | undefined
  method?: PaymentMethod | undefined
  money?: 'due' | 'claimed' | 'confirm' | 'rest' | 'paid' | 'refund' | 'unsure' | undefined
  q?: string | undefined
  tag?: string | undefined
  /** Who sees to it; null for nobody. */
  assignee?: number | null | undefined
  /** Milliseconds; `before` itself is too late. */
  after?: number | undefined
  before?: number | undefined
}

export const statesIn = (text: string | undefined) => (text ?? '').split(',').filter(isOrderState)

type OrdersAlone = Tables & { o: Tables['orders'] }
type Orders = SelectQueryBuilder<OrdersAlone, 'o', object>

/**
 * One page of the orders that staff look for, newest first, and how many there are; `searched` where words were looked for
 * in so many alone, the newest.
 */
export async function staffPage(db: Query, asked: Narrowed, page: number, size: number) {
  const found = narrow(db.selectFrom('orders as o') as never as Orders, asked) // The same builder.
  if (asked.q) {
    const { found: has, searched } = await searchMeant(db, asked.q, asked)
    return { ...(await searchedPage(db, found.where(has), page, size)), searched }
  }
  const total = await countOf(found)
  const rows = await shown(found)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total, searched: undefined }
}

/** The same where words are looked for, which is dear: once, for the page and the count. */
async function searchedPage(db: Query, found: Orders, page: number, size: number) {
  const ids = await db
    .with(
      (cte) => cte('found').materialized(),
      () => found.select(['o.id', 'o.placed_at']),
    )
    .selectFrom('found')
    .select((eb) => [
      'found.id',
      eb.selectFrom('found as f').select(eb.fn.countAll<number>().as('total')).as('total'),
    ])
    .orderBy('found.placed_at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const [first] = ids
  // A page beyond the last one says how many there are all the same.
  if (!first) return { rows: [], total: page === 1 ? 0 : await countOf(found) }
  const every = db.selectFrom('orders as o') as never as Orders // The same builder.
  const own = every.where(
    'o.id',
    'in',
    ids.map(({ id }) => id),
  )
  return { rows: await shown(own).execute(), total: Number(first.total) }
}

/** The orders that staff look for, newest first, some hundred at a time; words are looked for once. */
export async function* everyOrder(db: Query, asked: Narrowed): AsyncGenerator<OrderRow[]> {
  let found = narrow(db.selectFrom('orders as o') as never as Orders, asked) // The same builder.
  if (asked.q) found = found.where((await searchMeant(db, asked.q, asked)).found)
  const rows = newestFirst(found.selectAll('o'))
  yield* inSteps<OrderRow>(500, (last, size) => {
    const earlier = sql<boolean>`(o.placed_at, o.id) < (${last?.placed_at}, ${last?.id})`
    return rows
      .$if(last !== undefined, (some) => some.where(earlier))
      .limit(size)
      .execute()
  })
}

const shown = (found: Orders) =>
  newestFirst(found.selectAll('o').select((eb) => [claimed(eb.ref('o.id')).as('is_claimed')]))

const newestFirst = <Row>(found: SelectQueryBuilder<OrdersAlone, 'o', Row>) =>
  found.orderBy('o.placed_at', 'desc').orderBy('o.id', 'desc')

const claimed = (orderId: unknown) => sql<number>`
  (case when exists (select 1 from payments p where p.order_id = ${orderId} and p.state = 'claimed')
    then 1 else 0 end)`

function narrow(all: Orders, asked: Narrowed): Orders {
  let found = all
  if (asked.states.length > 0) found = found.where('o.state', 'in', asked.states)
  if (asked.channel) found = found.where('o.channel', '=', asked.channel)
  if (asked.tag) found = found.where(hasTag(asked.tag))
  if (asked.assignee !== undefined)
    found = found.where('o.assigned_to', asked.assignee === null ? 'is' : '=', asked.assignee)
  if (asked.method) found = found.where('o.payment_method', '=', asked.method)
  if (asked.after !== undefined) found = found.where('o.placed_at', '>=', asked.after)
  if (asked.before !== undefined) found = found.where('o.placed_at', '<', asked.before)
  return asked.money ? found.where(moneyIs(asked.money)) : found
}

const hasTag = (tag: string) => sql<boolean>`o.id in (
  select t.order_id from order_tags t where t.tag_key = ${tagKey(tag)})`

function moneyIs(money: NonNullable<Narrowed['money']>) {
  switch (money) {
    case 'due':
      return sql<boolean>`o.paid_paise < o.total_paise
        and o.state not in ('cancelled', 'returned', 'refunded')`
    case 'paid':
      return sql<boolean>`o.paid_paise >= o.total_paise`
    case 'claimed':
      return sql<boolean>`${claimed(sql.ref('o.id'))} = 1`
    case 'confirm':
      return awaitsWord
    case 'rest':
      return isRestOpen
    case 'refund':
      return isOwed
    case 'unsure':
      return isUnsure
  }
}

/** How many orders stand in each state. */
export async function countStates(db: Query): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.state, Number(row.count)]))
}

/** Other orders of the same mobile number; none of a buyer who gave none. */
export async function countOthers(db: Query, order: OrderRow): Promise<number> {
  if (order.mobile === '') return 0
  return countOf(
    db.selectFrom('orders').where('mobile', '=', order.mobile).where('id', '<>', order.id),
  )
}

/** The names of the people in a timeline. */
export async function namesOf(db: Query, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.username]))
}

export function ordersByIds(db: Query, ids: number[]): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute()
}
