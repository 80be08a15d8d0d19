import type { Selectable } from 'kysely'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type LogRow = Selectable<Tables['search_log']>

/** How many different searches of a day are kept. */
export async function keptOn(tx: Query, day: string): Promise<number> {
  return countOf(tx.selectFrom('search_log').where('day', '=', day))
}

/** Adds to what is counted of the same searches of that day; true where there was something to add to. */
export async function addTo(tx: Query, { times, found, left_out, ...key }: LogRow) {
  const row = await tx
    .updateTable('search_log')
    .set((eb) => ({ times: eb('times', '+', times), found, left_out }))
    .where('day', '=', key.day)
    .where('query', '=', key.query)
    .where('language', '=', key.language)
    .returning('times')
    .executeTakeFirst()
  return row !== undefined
}

/** Another process may have kept the same search a moment ago. */
export async function keepSearch(tx: Query, row: LogRow) {
  await tx
    .insertInto('search_log')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['day', 'query', 'language']).doUpdateSet((eb) => ({
        times: eb('search_log.times', '+', row.times),
        ...{ found: row.found, left_out: row.left_out },
      })),
    )
    .execute()
}

/** Searches that found nothing or left a word out, on any day since: the most wanted first. */
export async function missedSince(db: Query, day: string, most: number) {
  const rows = await db
    .selectFrom('search_log')
    .select(['query', 'language'])
    .select((eb) => [eb.fn.sum<number>('times').as('times'), eb.fn.max('day').as('day')])
    .where('day', '>=', day)
    .where((eb) => eb.or([eb('found', '=', 0), eb('left_out', '<>', '')]))
    .groupBy(['query', 'language'])
    .orderBy('times', 'desc')
    .orderBy('day', 'desc')
    .orderBy('query')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, times: Number(row.times) }))
}

export async function forgetSearches(tx: Query, before: string) {
  await tx.deleteFrom('search_log').where('day', '<', before).execute()
}
