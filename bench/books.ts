import { sql } from 'kysely'
import { sumsOf } from '#server/app/backup/sum-queries.ts'
import type { Query } from '#server/platform/db/database.ts'
import type { Ledger } from './crowded-shop.ts'

/** What the shop's database says, held against what its buyers were told. */
export async function booksOf(read: Query, ledger: Ledger) {
  const orders = await read.selectFrom('orders').select(['token', 'note']).execute()
  const kept = new Set(orders.map((order) => order.token))
  const keys = orders.map((order) => order.note).filter((note) => note !== '')
  const { ordersOff, productsOff } = await sumsOf(read)
  return {
    lost: [...ledger.confirmed.keys()].filter((token) => !kept.has(token)).length,
    doubled: keys.length - new Set(keys).size,
    /** Whether every order is its lines, and every product's stock what its ledger says. */
    isAddingUp: ordersOff === 0 && productsOff === 0,
    pieces: await piecesOf(read),
  }
}

/** Pieces in stock with those that left it and are not back on sale, by the ledger and by the orders: neither sum ever changes. */
export async function piecesOf(read: Query): Promise<string> {
  const { stock, ledgerChange } = await sumsOf(read)
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(quantity - back_quantity), 0) as sold from order_lines
    where order_id in (select id from orders where has_stock = 1)`.execute(read)
  return `${stock - ledgerChange} ${stock + (rows[0]?.sold ?? 0)}`
}
