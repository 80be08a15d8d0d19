import type { SweepReport, SweptKind } from '#contract/privacy/retention-types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { Shop } from '../../platform/shop.ts'
import { type RetentionRow, retentionRows } from '../../retention/queries.ts'
import { eraseLateSales } from './erase-late-sales.ts'
import { holdsInForce, insertSweep, lastSweep } from './queries.ts'
import { countDue, type Sweep, sweeps, takeSome } from './sweep-queries.ts'

const dayMs = 86_400_000

const dueOf = ({ keeps_days }: RetentionRow, now: number) => ({
  before: now - (keeps_days ?? 0) * dayMs,
  today: dayInIndia(now),
})

/** Every kind with how much of it is over its time now; takes nothing. */
export async function whatIsDue(db: Query, now: number): Promise<SweepReport> {
  const [rows, holds, last] = [await retentionRows(db), await holdsInForce(db), await lastSweep(db)]
  const kinds: SweptKind[] = []
  for (const row of rows) {
    const { kind, basis, keeps_days: keepsDays, keeps_rule: rule, source } = row
    const sweep = sweeps[kind]
    const count = sweep ? await countDue(db, sweep.due(dueOf(row, now))) : 0
    const hold = holds.find((one) => one.kind === kind)
    kinds.push({
      ...{ kind, basis, keepsDays, rule, source, count },
      hold: hold
        ? {
            ...{ id: hold.id, reason: hold.reason, by: hold.username ?? '' },
            fromAt: new Date(hold.from_at).toISOString(),
          }
        : null,
    })
  }
  return { dryRun: true, lastAt: last === null ? null : new Date(last).toISOString(), kinds }
}

/** Takes away what is over its time, kind by kind; nothing of a kind that a legal hold keeps. */
export async function sweepNow(shop: Shop, userId: number | null): Promise<SweepReport> {
  const now = shop.now()
  await eraseLateSales(shop)
  const due = await whatIsDue(shop.db.read, now)
  const took: Record<string, number> = {}
  for (const row of await retentionRows(shop.db.read)) {
    const sweep = sweeps[row.kind]
    if (sweep) took[row.kind] = await sweepKind(shop, row, sweep, now)
  }
  await shop.db.write(async (tx) => {
    await insertSweep(tx, { at: now, user_id: userId, took: JSON.stringify(took) })
    // A night in which nothing was due leaves visitors the pages that are kept for them.
    if (Object.values(took).some((count) => count > 0)) await bumpVersion(tx, now)
  })
  const kinds = due.kinds.map((one) => ({ ...one, count: took[one.kind] ?? 0 }))
  return { dryRun: false, lastAt: new Date(now).toISOString(), kinds }
}

async function sweepKind(shop: Shop, row: RetentionRow, sweep: Sweep, now: number) {
  let all = 0
  for (let some = 1; some > 0; all += some) {
    some = await shop.db.write(async (tx) => {
      // Looked at in the same transaction: a hold that was just placed keeps what is left.
      const holds = await holdsInForce(tx)
      if (holds.some((one) => one.kind === row.kind)) return 0
      return takeSome(tx, sweep, dueOf(row, now))
    })
  }
  return all
}

/** The job of every night. */
export const sweepRetention = async (shop: Shop): Promise<void> => void (await sweepNow(shop, null))
