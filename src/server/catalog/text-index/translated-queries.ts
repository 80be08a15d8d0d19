import type { Query } from '../../platform/db/database.ts'

/** What people wrote of these products, by product. */
export async function ownWords(tx: Query, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { field: string; words: string }[]>()
  const found = await tx
    .selectFrom('translations')
    .select(['thing_id', 'field', 'words'])
    .where('thing', '=', 'product')
    .where('thing_id', 'in', ids)
    .where('field', 'in', ['name', 'description'])
    .where('made_by', '=', 'person')
    .orderBy('language')
    .execute()
  return Map.groupBy(found, ({ thing_id }) => thing_id)
}

/** What people wrote of values of facts, by `fact:value`. */
export async function sharedWords(tx: Query, fields: readonly string[]) {
  if (fields.length === 0) return new Map<string, { words: string }[]>()
  const found = await tx
    .selectFrom('translations')
    .select(['field', 'words'])
    .where('thing', '=', 'value')
    .where('thing_id', '=', 0)
    .where('field', 'in', fields)
    .where('made_by', '=', 'person')
    .orderBy('language')
    .execute()
  return Map.groupBy(found, ({ field }) => field)
}
