import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

type Entry = Omit<Tables['stock_ledger'], 'id' | 'order_id' | 'note'>

export async function insertStockEntry(tx: Query, entry: Entry) {
  await tx
    .insertInto('stock_ledger')
    .values({ ...entry, order_id: null, note: '' })
    .execute()
}
