import type { Query } from '../platform/db/database.ts'
import type { Span } from './queries.ts'

export type SentOrder = { id: number; placed_at: number; address: string }

/** Orders of a time whose pieces have left the shop, the first ones placed, after the one that was read last. */
export const ordersSent = (
  db: Query,
  { after, before }: Span,
  last: SentOrder | undefined,
  limit: number,
): Promise<SentOrder[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'placed_at', 'address'])
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['shipped', 'delivered', 'returned']),
        // Of those whose money went back, some were cancelled before they left.
        eb.and([
          eb('state', '=', 'refunded'),
          eb.exists(
            eb.selectFrom('parcels as p').select('p.id').whereRef('p.order_id', '=', 'orders.id'),
          ),
        ]),
      ]),
    )
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

/** The pieces of orders, with what their sarees are today. */
export const piecesSent = (db: Query, orderIds: readonly number[]) =>
  db
    .selectFrom('order_lines as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'l.order_id', 'l.quantity', 'p.facts'])
    .where('l.order_id', 'in', orderIds)
    .execute()

/** What of these orders was asked back, and why; what the shop refused to take back is none. */
export const piecesAskedBack = (db: Query, orderIds: readonly number[]) =>
  db
    .selectFrom('returns as r')
    .innerJoin('return_lines as rl', 'rl.return_id', 'r.id')
    .select(['rl.order_line_id', 'rl.quantity', 'r.reason'])
    .where('r.order_id', 'in', orderIds)
    .where('r.state', '<>', 'refused')
    .execute()

/** Which of these orders nobody took at the door. */
export async function ordersNotTaken(db: Query, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('door_refusals')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
