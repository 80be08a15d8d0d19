import type { Query } from '../platform/db/database.ts'
import { forgetMove, insertMove } from './slug-queries.ts'

/** Keeps an old address alive: whoever comes by it is sent on for good (301). */
export async function moveSlug(
  tx: Query,
  kind: 'product' | 'category' | 'page' | 'story',
  id: number,
  change: { from: string; to: string },
) {
  if (change.from === change.to) return
  await forgetMove(tx, kind, change.to)
  await insertMove(tx, kind, change.from, id)
}
