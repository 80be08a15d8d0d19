import type { Query } from '../platform/db/database.ts'

type Kind = 'product' | 'category' | 'page' | 'story'

export async function insertMove(tx: Query, kind: Kind, oldSlug: string, targetId: number) {
  await tx
    .insertInto('slug_moves')
    .values({ kind, old_slug: oldSlug, target_id: targetId })
    .onConflict((oc) => oc.columns(['kind', 'old_slug']).doUpdateSet({ target_id: targetId }))
    .execute()
}

/** An address that is taken again no longer leads elsewhere. */
export async function forgetMove(tx: Query, kind: Kind, slug: string) {
  await tx.deleteFrom('slug_moves').where('kind', '=', kind).where('old_slug', '=', slug).execute()
}
