import type { Query } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { hasLivingJob } from '../../platform/jobs/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockedPace, updatePace } from './delivery-queries.ts'
import { issuesUnderWay } from './queries.ts'

type Pace = Awaited<ReturnType<typeof lockedPace>>

/** Begins a new chain of jobs that send, no sooner than the speed allows; the one of before ends at its next turn. */
export async function wake(tx: Query, now: number, { turn, next_at }: Pace) {
  await updatePace(tx, { turn: turn + 1 })
  await enqueueTurn(tx, now, turn + 1, next_at)
}

export const enqueueTurn = (tx: Query, now: number, turn: number, at: number) =>
  enqueue(tx, now, 'send-newsletters', { turn }, { runAt: Math.max(now, at), priority: 6 })

/** Begins a chain where newsletters are under way and the one that sent them was given up. */
export async function wakeWhereNeeded(shop: Shop): Promise<void> {
  await shop.db.write(async (tx) => {
    const pace = await lockedPace(tx)
    const isNeeded = (await issuesUnderWay(tx)).length > 0
    if (isNeeded && !(await hasLivingJob(tx, 'send-newsletters'))) await wake(tx, shop.now(), pace)
  })
}
