import os from 'node:os'
import type { Shop } from '../shop.ts'
import { avifName, type Job } from './job-line.ts'
import { fileName } from './picture-name.ts'
import { createPictureProcess, PictureLost } from './picture-process.ts'

const patienceMs = 5 * 60_000
/** Below the shop itself, which needs the processor for shoppers; the lowest of all would never come to work. */
const modest = os.constants.priority.PRIORITY_BELOW_NORMAL
const mostLosses = 3

type Options = { priority?: number | undefined; goesOn: () => boolean }

/** Makes AVIFs one by one and counts them; trouble with the storage is thrown, a rotten picture is not. */
export function createAvifMaker(
  shop: Pick<Shop, 'media' | 'log'>,
  { priority = modest, goesOn }: Options,
) {
  const hopeless = new Set<string>()
  const losses = new Map<string, number>()
  const counts = { made: 0, failed: 0 }
  const report = createProgress(shop)
  const apart = createPictureProcess({ patienceMs, priority })
  return {
    isHopeless: (job: Job) => hopeless.has(avifName(job)),
    /** `waiting` is how many come after this one. */
    async make(job: Job, waiting: number) {
      const name = avifName(job)
      if (await shop.media.has(name)) return
      const original = await shop.media.get(fileName(job.path))
      if (!original) return // Swept since it was queued.
      if (!goesOn()) throw new PictureLost('The queue stops.')
      const bytes = await apart.run('avif', original, job.width).catch((error: unknown) => {
        if (!goesOn()) throw error
        const lost = (losses.get(name) ?? 0) + 1
        losses.set(name, lost)
        if (error instanceof PictureLost && lost < mostLosses) throw error
        shop.log.warn({ err: error, name }, 'pictures: a size could not be made')
        hopeless.add(name)
        counts.failed += 1
        return null
      })
      if (!bytes) return
      await shop.media.put(name, bytes)
      counts.made += 1
      report(counts.made, waiting)
    },
    figures: () => ({ ...counts }),
    close: apart.close,
  }
}

const longEnough = 50

/** A line in the log for every tenth of a long queue. */
function createProgress(shop: Pick<Shop, 'log'>) {
  let madeBefore = 0
  let tenth = 0
  return (made: number, waiting: number) => {
    const total = made - madeBefore + waiting
    const now = Math.floor(((made - madeBefore) * 10) / total)
    if (total >= longEnough && now > tenth) {
      shop.log.info(`pictures: ${now * 10} % of ${total} AVIF sizes made`)
    }
    tenth = now
    if (waiting > 0) return
    madeBefore = made
    tenth = 0
  }
}
