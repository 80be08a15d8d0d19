import type { Database } from '../../platform/db/database.ts'

/** Milliseconds since which the job that is due longest has waited; null when none waits. */
export async function oldestDue(db: Database): Promise<number | null> {
  const { at } = await db.read
    .selectFrom('jobs')
    .select((eb) => eb.fn.min('run_at').as('at'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return at === null ? null : Number(at)
}

/** How many pieces are kept aside for somebody now. */
export async function heldPieces(db: Database, now: number): Promise<number> {
  const { pieces } = await db.read
    .selectFrom('holds')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('pieces'))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(pieces ?? 0)
}

/** By the numbers that were given out, a row a year: counting the orders would read all of them at each scrape. */
export async function ordersPlaced(db: Database): Promise<number> {
  const { placed } = await db.read
    .selectFrom('counters')
    .select((eb) => eb.fn.sum<number | null>('value').as('placed'))
    .where('name', 'like', 'order:%')
    .executeTakeFirstOrThrow()
  return Number(placed ?? 0)
}
