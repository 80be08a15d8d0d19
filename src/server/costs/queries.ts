import type { Selectable } from 'kysely'
import { noSale } from '#domain/order.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type CostRow = Selectable<Tables['product_costs']>

/** All that was written down of these products, in the order in which it was. */
export async function costRows(db: Query, productIds: readonly number[]): Promise<CostRow[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('product_costs')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('id')
    .execute()
}

/** The last entry of each of these products, or of all that have one. */
export async function lastCosts(
  db: Query,
  productIds: readonly number[] | 'all',
): Promise<Map<number, CostRow>> {
  const rows = await db
    .selectFrom('product_costs')
    .selectAll()
    .where('id', 'in', (eb) => {
      const last = eb.selectFrom('product_costs').select(eb.fn.max('id').as('id'))
      const of = productIds === 'all' ? last : last.where('product_id', 'in', productIds)
      return of.groupBy('product_id')
    })
    .execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}

export async function insertCosts(tx: Query, rows: readonly Omit<CostRow, 'id'>[]) {
  if (rows.length > 0)
    await tx
      .insertInto('product_costs')
      .values([...rows])
      .execute()
}

export const productsToSell = (db: Query, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'price_paise', 'discount_paise', 'tax_class'])
    .where('id', 'in', ids)
    .execute()

type Span = { after: number; before: number }
export type SoldOrder = Pick<
  Selectable<Tables['orders']>,
  | 'id'
  | 'placed_at'
  | 'address'
  | 'discount_paise'
  | 'prepaid_discount_paise'
  | 'coupon_category_ids'
>

/** Orders of a time that are sales, the first ones placed, after the one that was read last. */
export const ordersSold = (
  db: Query,
  { after, before }: Span,
  last: SoldOrder | undefined,
  limit: number,
): Promise<SoldOrder[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'placed_at', 'address', 'discount_paise', 'prepaid_discount_paise'])
    .select('coupon_category_ids')
    .where('state', 'not in', noSale)
    .where('placed_at', '>=', after)
    .where('placed_at', '<', before)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('placed_at', 'id'), '>', tuple(last?.placed_at ?? 0, last?.id ?? 0)),
      ),
    )
    .orderBy('placed_at')
    .orderBy('id')
    .limit(limit)
    .execute()

export type SoldLine = Awaited<ReturnType<typeof linesSold>>[number]

/** The lines of orders, with what their products are today. */
export const linesSold = (db: Query, orderIds: readonly number[]) =>
  db
    .selectFrom('order_lines as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('categories as c', 'c.id', 'l.category_id')
    .select(['l.order_id', 'l.product_id', 'l.category_id', 'l.unit_paise', 'l.quantity'])
    .select(['l.back_quantity', 'l.code', 'p.tax_class', 'p.facts', 'c.name as category'])
    .select((eb) => eb.fn.coalesce('p.name', 'l.name').as('name'))
    .where('l.order_id', 'in', orderIds)
    .orderBy('l.id')
    .execute()
