import type { Shop } from '../shop.ts'
import { enqueue } from './jobs.ts'
import { claimSlot, restingSchedules } from './queries.ts'

export type Turns = {
  /** Milliseconds from one turn to the next. */
  everyMs: number
  /** Looks whether there is anything to do: where there is not, the turn passes without a job and without a write. */
  hasWork?: (shop: Shop) => Promise<boolean>
}

/** Kind of job → when its turns are. */
export type Schedule = Record<string, Turns>

/** Turns of this process that passed because there was no work: kind → when it looks again, milliseconds since 1970. */
export type Passed = Map<string, number>

/** Enqueues what the clock asks for and has work: once a turn, however many processes run. */
export async function enqueueScheduled(shop: Shop, schedule: Schedule, passed: Passed = new Map()) {
  const now = shop.now()
  const resting = await restingSchedules(shop.db, shop.leaseClock)
  for (const [kind, { everyMs, hasWork }] of Object.entries(schedule)) {
    if (resting.has(kind) || (passed.get(kind) ?? 0) > now) continue
    if ((await hasWork?.(shop)) === false) {
      passed.set(kind, now + everyMs)
      continue
    }
    await shop.db.write(async (tx) => {
      if (await claimSlot(tx, kind, shop.leaseClock, everyMs)) {
        await enqueue(tx, now, kind, {}, { priority: 9, maxAttempts: 3 })
      }
    })
  }
}
