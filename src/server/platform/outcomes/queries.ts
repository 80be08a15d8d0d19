import type { Selectable } from 'kysely'
import { countOf } from '../db/count-of.ts'
import type { Database, Query } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type OutcomeRow = Omit<Selectable<Tables['outcomes']>, 'id'>

export async function insertOutcomes(tx: Query, rows: OutcomeRow[]) {
  await tx.insertInto('outcomes').values(rows).execute()
}

/** One page, newest first, of all or of those whose request or order is named exactly so. */
export async function outcomePage(db: Database, q: string | undefined, page: number, size: number) {
  let found = db.read.selectFrom('outcomes')
  if (q) found = found.where((eb) => eb.or([eb('request_id', '=', q), eb('order_number', '=', q)]))
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(found) }
}

/** Forgets what is older, and of the rest all but the newest so many; sign-ins are a log of security, with a time of their own. */
export async function forgetOutcomes(tx: Query, before: number, most: number) {
  const passing = tx.deleteFrom('outcomes').where('event', '<>', 'sign-in')
  await passing.where('at', '<', before).execute()
  const newest = tx.selectFrom('outcomes').select((eb) => eb.fn.max('id').as('id'))
  const { id } = await newest.executeTakeFirstOrThrow()
  if (id !== null) await passing.where('id', '<=', Number(id) - most).execute()
}
