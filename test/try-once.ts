import type { Query } from '#server/platform/db/database.ts'
import type { JobHandler } from '#server/platform/jobs/jobs.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Has a handler do one job that nobody has enqueued, as its first try. */
export async function tryOnce(shop: Shop, handler: JobHandler, payload: unknown) {
  const writes: ((tx: Query) => Promise<void>)[] = []
  const { signal } = new AbortController()
  const atEnd = (write: (tx: Query) => Promise<void>) => void writes.push(write)
  await handler(shop, payload, { attempt: 1, isLast: false, signal, atEnd })
  for (const write of writes) await shop.db.write(write)
}
