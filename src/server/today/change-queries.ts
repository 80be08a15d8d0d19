import { sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'

const newest = (table: string) => sql`(select coalesce(max(id), 0) from ${sql.table(table)})`

/** Two words: `changed` of what happens in the shop, `told` of what staff are told of. */
export type Mark = { changed: string; told: string }

/**
 * Words that are others once something has changed that Today may show: whatever staff write leaves a line in the log,
 * whatever happens to an order an event, what buyers send a row, and what staff are told of is
 * written down: its quiet hours end without a write. Each part is the end of an index.
 */
export async function markOfChanges(db: Query, now: number): Promise<Mark> {
  const { rows } = await sql<Mark>`select
    ${newest('audit')} || '.' || ${newest('order_events')} || '.' || ${newest('tickets')} || '.' ||
    ${newest('chat_orders')} || '.' || ${newest('returns')} || '.' ||
    (select coalesce(max(claimed_at), 0) || '.' || count(claimed_at) from payments
      where state in ('awaiting', 'claimed')) || '.' ||
    (select coalesce(max(claimed_at), 0) || '.' || count(claimed_at) from card_sales
      where state in ('awaiting', 'claimed')) as changed,
    ${newest('staff_alerts')} || '.' ||
    (select coalesce(max(due_at), 0) from staff_alerts where due_at <= ${now}) as told`.execute(db)
  return rows[0] ?? { changed: '', told: '' }
}
