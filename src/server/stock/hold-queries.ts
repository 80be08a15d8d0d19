import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Statement, writeAtOnce } from '../platform/db/at-once.ts'
import type { Query } from '../platform/db/database.ts'
import { engineOf } from '../platform/db/dialect.ts'
import { locked } from '../platform/db/locked.ts'
import type { Tables } from '../platform/db/tables.ts'

/** So many pieces of one product. */
export type Piece = { productId: number; quantity: number }

/** Whose hold it is: a visitor's cart, an order that waits for money, an order talked over in a chat. */
export type Owner = {
  cartId?: number | null | undefined
  orderId?: number | null | undefined
  chatOrderId?: number | null | undefined
}

/** The same where the statement itself says whose hold it is. */
type OwnerOf = { [Id in keyof Owner]: Owner[Id] | Expression<unknown> }

const nobody = -1

/** True for the live holds of a product that keep it from this owner; `h` is the table of holds. */
function blocks(productId: Expression<unknown>, owner: OwnerOf, now: number) {
  return sql`h.product_id = ${productId} and h.expires_at > ${now}
    and coalesce(h.cart_id, 0) <> ${owner.cartId ?? nobody}
    and coalesce(h.order_id, 0) <> ${owner.orderId ?? nobody}
    and coalesce(h.chat_order_id, 0) <> ${owner.chatOrderId ?? nobody}`
}

/** How many pieces of a product are kept aside for others; an expired hold counts for nothing. */
export const heldForOthers = (productId: Expression<unknown>, owner: OwnerOf, now: number) =>
  sql<number>`(select coalesce(sum(h.quantity), 0) from holds h where ${blocks(productId, owner, now)})`

/** When the first of those pieces comes free; null when none is kept aside. */
export const firstFreeAt = (productId: Expression<unknown>, owner: OwnerOf, now: number) =>
  sql<number | null>`(select min(h.expires_at) from holds h where ${blocks(productId, owner, now)})`

/** The pieces as a table `wanted (id, n)` of a statement. */
export const wanted = (pieces: readonly Piece[]): RawBuilder<unknown> =>
  sql`wanted (id, n) as (values ${sql.join(
    pieces.map(({ productId, quantity }) => {
      return sql`(cast(${productId} as bigint), cast(${quantity} as integer))`
    }),
  )})`

/**
 * Makes every other sale of these products wait for this transaction, always in one order.
 * SQLite has one writer and needs no more; PostgreSQL would else decide by what it saw before waiting.
 */
export async function lockProducts(tx: Query, ids: readonly number[]) {
  if (engineOf(tx) === 'postgres' && ids.length > 0) await productLocks(tx, ids).execute()
}

/** The question that locks, to be asked together with others. */
export function productLocks(tx: Query, ids: readonly number[]) {
  const products = tx.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id')
  return locked(tx, products)
}

/** Who keeps pieces, as the limits count them. */
export type HeldBy = { visitor: string | null; network: string | null; isTrusted: boolean }

/** Staff, and whoever has paid: nobody counts what they keep. */
const uncounted: HeldBy = { visitor: null, network: null, isTrusted: true }

type NewHold = Pick<Tables['holds'], 'kind' | 'expires_at'> & {
  owner: Owner
  now: number
  by?: HeldBy
}

/** Keeps pieces aside where enough is free for this owner; answers which ones, decided in one statement. */
export async function keepAside(
  tx: Query,
  pieces: readonly Piece[],
  { kind, expires_at, owner, now, by = uncounted }: NewHold,
): Promise<Set<number>> {
  if (pieces.length === 0) return new Set()
  const { cartId = null, orderId = null, chatOrderId = null } = owner
  const { rows } = await sql<{ product_id: number }>`
    with ${wanted(pieces)}
    insert into holds
      (product_id, quantity, unit_paise, kind, cart_id, order_id, chat_order_id, visitor, network,
        is_trusted, expires_at, created_at)
    select p.id, wanted.n, p.current_paise, ${kind}, cast(${cartId} as bigint),
      cast(${orderId} as bigint), cast(${chatOrderId} as bigint), cast(${by.visitor} as text),
      cast(${by.network} as text), cast(${by.isTrusted ? 1 : 0} as smallint),
      cast(${expires_at} as bigint), cast(${now} as bigint)
    from wanted join products p on p.id = wanted.id
    where p.archived_at is null
      and p.stock - ${heldForOthers(sql.ref('p.id'), owner, now)} >= wanted.n
    returning product_id`.execute(tx)
  return new Set(rows.map((row) => row.product_id))
}

/** Ends what is kept aside for this owner. */
export async function releaseHolds(tx: Query, owner: Owner) {
  await writeAtOnce(tx, holdDeletes(tx, owner))
}

export function holdDeletes(tx: Query, { cartId, orderId, chatOrderId }: Owner): Statement[] {
  const holds = tx.deleteFrom('holds')
  return [
    ...(cartId ? [holds.where('cart_id', '=', cartId)] : []),
    ...(orderId ? [holds.where('order_id', '=', orderId)] : []),
    ...(chatOrderId ? [holds.where('chat_order_id', '=', chatOrderId)] : []),
  ]
}

/** What is kept aside for a cart now, the first to end first. */
export function liveHolds(db: Query, cartId: number, now: number) {
  return db
    .selectFrom('holds')
    .select(['product_id', 'quantity', 'expires_at', 'kind'])
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute()
}

/** Which products are kept aside for an order now. */
export async function keptForOrder(db: Query, orderId: number, now: number): Promise<number[]> {
  const holds = db.selectFrom('holds').select('product_id').where('order_id', '=', orderId)
  const rows = await holds.where('expires_at', '>', now).orderBy('product_id').execute()
  return rows.map((row) => row.product_id)
}

/** What this visitor may buy of these products, and when a piece kept for others may come free. */
export function availabilityOf(db: Query, ids: readonly number[], owner: Owner, now: number) {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.stock'])
    .select((eb) => [
      heldForOthers(eb.ref('p.id'), owner, now).as('held'),
      firstFreeAt(eb.ref('p.id'), owner, now).as('free_at'),
    ])
    .where('p.id', 'in', ids)
    .where('p.archived_at', 'is', null)
    .orderBy('p.id')
    .execute()
}

/** Which of these this owner could buy now; asked with the products locked. */
export async function freeFor(
  tx: Query,
  pieces: readonly Piece[],
  owner: Owner,
  now: number,
): Promise<Set<number>> {
  if (pieces.length === 0) return new Set()
  const ids = pieces.map((piece) => piece.productId)
  const rows = new Map((await availabilityOf(tx, ids, owner, now)).map((row) => [row.id, row]))
  const isFree = ({ productId, quantity }: Piece) => {
    const row = rows.get(productId)
    return row !== undefined && row.stock - row.held >= quantity
  }
  return new Set(pieces.filter(isFree).map((piece) => piece.productId))
}

export async function forgetHolds(tx: Query, endedBefore: number) {
  await tx.deleteFrom('holds').where('expires_at', '<', endedBefore).execute()
}
