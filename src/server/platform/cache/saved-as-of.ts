import type { Database, Query } from '../db/database.ts'

/**
 * The number of what was last saved, as a question or a transaction sees it and not as this process has heard of it:
 * what is kept under this number is what they would read.
 */
export async function savedAsOf(db: Database, query: Query = db.read): Promise<number> {
  // What has committed is known at once, and nothing commits beside the transaction of a writer.
  if (db.engine === 'sqlite') return db.version().saved
  const saved = query.selectFrom('versions').select('number').where('name', '=', 'saved')
  return (await saved.executeTakeFirst())?.number ?? 0
}
