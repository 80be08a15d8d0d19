import type { AuditQuery } from '#contract/audit/types.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Database, Query } from '../platform/db/database.ts'
import type { AdminTables } from '../platform/db/tables/admin.ts'

type NewEntry = Omit<AdminTables['audit'], 'id' | 'address' | 'subject'> & {
  address: string
  subject: string
}

export async function insertEntry(tx: Query, entry: NewEntry) {
  await tx.insertInto('audit').values(entry).execute()
}

/** One page of the log, newest first, and how many entries there are. */
export async function auditPage(db: Database, asked: AuditQuery, page: number, size: number) {
  let found = db.read.selectFrom('audit')
  if (asked.kind) found = found.where('kind', '=', asked.kind)
  if (asked.who) found = found.where('username', '=', asked.who)
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(found) }
}
