import { schemaVersion } from '../db/migrate.ts'
import type { Shop } from '../shop.ts'
import type { Call } from './request.ts'

/** Says whether this process can sell: 200 when the database answers, 503 while it does not or we stop. */
export async function readiness(c: Call, shop: Shop, isStopping = false): Promise<Response> {
  try {
    if (isStopping || shop.db.broken.aborted)
      throw new Error('This process takes no more visitors.')
    await schemaVersion(shop.db)
    return c.text('ready', 200, { 'Cache-Control': 'no-store' })
  } catch {
    return c.text('not ready', 503, { 'Cache-Control': 'no-store', 'Retry-After': '1' })
  }
}
