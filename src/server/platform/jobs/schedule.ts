import type { Shop } from '../shop.ts'
import { enqueue } from './jobs.ts'
import { claimSlot, restingSchedules } from './queries.ts'

/** Kind of job → how many milliseconds lie between two of them. */
export type Schedule = Record<string, number>

/** Enqueues what the clock asks for: once a turn, however many processes run. */
export async function enqueueScheduled(shop: Shop, schedule: Schedule) {
  const now = shop.now()
  const resting = await restingSchedules(shop.db, shop.leaseClock)
  for (const [kind, everyMs] of Object.entries(schedule)) {
    if (resting.has(kind)) continue
    await shop.db.write(async (tx) => {
      if (await claimSlot(tx, kind, shop.leaseClock, everyMs)) {
        await enqueue(tx, now, kind, {}, { priority: 9, maxAttempts: 3 })
      }
    })
  }
}
