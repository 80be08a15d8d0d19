import { ClothFacts } from '#contract/catalog/types.ts'
import type { Database } from '../platform/db/database.ts'

const batch = 500

/** What is known of the borders of these products. */
export async function borderedPieces(db: Database, ids: readonly number[]) {
  const pieces: { id: number; name: string; borderText: string }[] = []
  for (let at = 0; at < ids.length; at += batch) {
    const rows = await db.read
      .selectFrom('products')
      .select(['id', 'name', 'facts'])
      .where('id', 'in', ids.slice(at, at + batch))
      .execute()
    for (const { id, name, facts } of rows) {
      const { border = '' } = ClothFacts.safeParse(JSON.parse(facts)).data ?? {}
      pieces.push({ id, name, borderText: border })
    }
  }
  return pieces
}
