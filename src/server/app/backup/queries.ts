import type { Query } from '../../platform/db/database.ts'

/** The names of the migrations that a database has, oldest first. */
export async function schemaNames(query: Query): Promise<string[]> {
  const rows = await query.selectFrom('migrations').select('name').execute()
  return rows.map((row) => row.name).sort()
}

export type OrderNote = { number: string; total_paise: number; placed_at: number }

/** Every order by its number, sum and time, and nothing of who bought. */
export function orderNotes(query: Query): Promise<OrderNote[]> {
  return query
    .selectFrom('orders')
    .select(['number', 'total_paise', 'placed_at'])
    .orderBy('id')
    .execute()
}

/** The addresses of all pictures that a database knows. */
export async function picturePaths(query: Query): Promise<string[]> {
  const rows = await query.selectFrom('pictures').select('path').execute()
  return rows.map((row) => row.path).sort()
}
