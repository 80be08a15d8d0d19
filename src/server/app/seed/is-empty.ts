import type { Query } from '../../platform/db/database.ts'

/** True while nobody has brought anything into the shop. */
export async function isEmpty(query: Query): Promise<boolean> {
  const some = await query.selectFrom('categories').select('id').limit(1).execute()
  return some.length === 0
}
