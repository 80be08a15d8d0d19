import { type HoldLimits, restMs } from '#domain/holds/hold-limits.ts'
import type { Query } from '../platform/db/database.ts'
import { addTimes } from '../stock/limit-queries.ts'
import { dropHold, forgetEmptyPromise, type HoldRow, liveHold } from './staff-queries.ts'

type When = { limits: HoldLimits; now: number }

/**
 * Gives the pieces of a hold free; undefined when it is over. Whoever kept them cannot keep them again for a
 * day, and may still buy them.
 */
export async function releaseHold(
  tx: Query,
  id: number,
  { limits, now }: When,
): Promise<HoldRow | undefined> {
  const row = await liveHold(tx, id, now)
  if (!row || !(await dropHold(tx, id))) return undefined
  const holders = [row.visitor, row.is_trusted === 1 ? null : row.network]
  const keptMs = limits.minutesPerPiece * 60_000
  const spell = { keptMs, endsAt: now + restMs, now }
  await addTimes(
    tx,
    holders.filter((holder) => holder !== null),
    [row.product_id],
    spell,
  )
  if (row.order_id !== null) await forgetEmptyPromise(tx, row.order_id)
  return row
}
