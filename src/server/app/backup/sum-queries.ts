import { sql } from 'kysely'
import type { Query } from '../../platform/db/database.ts'

/** What has to add up in a shop at any moment; money in paise. */
export type Sums = {
  orders: number
  ordersPaise: number
  linesPaise: number
  /** Orders whose lines are not their subtotal. */
  ordersOff: number
  stock: number
  ledgerChange: number
  /** Products whose stock is not what their ledger began with and all that it changed since. */
  productsOff: number
}

/** One question: on a snapshot the answers belong together. */
export async function sumsOf(query: Query): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with line_sums as (
      select order_id, sum(unit_paise * quantity) as paise from order_lines group by order_id
    ),
    ledger as (
      select product_id, min(id) as first_id, max(id) as last_id, sum(change) as change
      from stock_ledger group by product_id
    )
    select
      (select count(*) from orders) as "orders",
      (select coalesce(sum(total_paise), 0) from orders) as "ordersPaise",
      (select coalesce(sum(paise), 0) from line_sums) as "linesPaise",
      (select count(*) from orders o left join line_sums l on l.order_id = o.id
        where o.subtotal_paise <> coalesce(l.paise, 0)) as "ordersOff",
      (select coalesce(sum(stock), 0) from products) as "stock",
      (select coalesce(sum(change), 0) from ledger) as "ledgerChange",
      (select count(*) from ledger g
        join products p on p.id = g.product_id
        join stock_ledger f on f.id = g.first_id
        join stock_ledger t on t.id = g.last_id
        where p.stock <> f.stock_after - f.change + g.change or p.stock <> t.stock_after
      ) as "productsOff"`.execute(query)
  const [sums] = rows
  if (!sums) throw new Error('The sums of the shop were not answered.')
  return sums
}
