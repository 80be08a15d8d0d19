import { builtInPages } from '#domain/slug.ts'
import type { Query } from '../../../platform/db/database.ts'
import type { StarterPage } from './pages.ts'

/** Those of the shop's own pages that are there. */
export async function writtenPages(query: Query): Promise<string[]> {
  const rows = await query
    .selectFrom('pages')
    .select('slug')
    .where('slug', 'in', [...builtInPages])
    .execute()
  return rows.map((row) => row.slug)
}

/** Writes the pages that are not there yet. */
export async function insertMissingPages(tx: Query, pages: StarterPage[], now: number) {
  const rows = pages.map((page) => ({ ...page, created_at: now, updated_at: now }))
  await tx
    .insertInto('pages')
    .values(rows)
    .onConflict((oc) => oc.column('slug').doNothing())
    .execute()
}
