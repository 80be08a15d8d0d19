import { pictureWidths } from '#domain/picture-address.ts'
import type { Shop } from '../shop.ts'
import { decoding } from './decoder.ts'
import { deriveSize } from './derive-size.ts'
import { createJobLine, type Job, type JobLine } from './job-line.ts'
import { createLease } from './lease.ts'
import { fileName, hashOf, keptWidth, sizeName, widthsOf } from './picture-name.ts'
import { allPictures, type QueuedPicture } from './queries.ts'
import { createRest, watchBusyness } from './quiet.ts'

/** Makes AVIF sizes in the background, one at a time, while nobody else needs the machine. */
export type PictureQueue = {
  /** Looks for every size that is missing and begins; call it once the shop listens. */
  start(): void
  /** Queues the sizes of a picture, or one width of it in front of all others. */
  add(picture: QueuedPicture, width?: number): void
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>
  /** Finishes the size in work and lets the rest be: the next start finds it again. */
  stop(): Promise<void>
  figures(): { waiting: number; made: number; failed: number }
}

type Needs = Pick<Shop, 'db' | 'media' | 'log' | 'now'>

/** Milliseconds; `isBusy` tells whether visitors are being served. */
export type Tempo = {
  breathMs: number
  busyMs: number
  longestPauseMs: number
  troubleMs: number
  isBusy: () => boolean
}

const gentle = { breathMs: 20, busyMs: 250, longestPauseMs: 30_000, troubleMs: 15_000 }
const lineLimit = 20_000
const leaseName = 'lease:picture-queue'

export function createPictureQueue(shop: Needs, wishes: Partial<Tempo> = {}): PictureQueue {
  const tempo: Tempo = { ...gentle, isBusy: watchBusyness(), ...wishes }
  const line = createJobLine(lineLimit)
  const rest = createRest()
  const maker = createJobMaker(shop, line)
  const lease = createLease(shop, leaseName)
  let isOpen = false
  let working: Promise<void> | undefined

  const quiet = async () => {
    const until = performance.now() + tempo.longestPauseMs
    await rest.pause(tempo.breathMs)
    while (isOpen && performance.now() < until && isTaken(tempo)) await rest.pause(tempo.busyMs)
  }
  const step = async () => {
    if (!(await lease.hold())) return rest.pause(tempo.troubleMs)
    await quiet()
    const job = isOpen ? line.take() : undefined
    if (job) await maker.make(job)
  }
  const work = async () => {
    while (isOpen && (line.size() > 0 || line.wasCut())) {
      if (line.size() === 0) await fill(shop, line)
      await step().catch(async (error: unknown) => {
        shop.log.warn({ err: error }, 'pictures: sizes cannot be made right now')
        await rest.pause(tempo.troubleMs)
      })
    }
    await lease.drop()
  }
  const begin = (first: () => Promise<void>) => {
    working = first()
      .then(work)
      .catch((error: unknown) => shop.log.error({ err: error }, 'pictures: the queue stopped'))
      .finally(() => {
        working = undefined
      })
  }

  return {
    start() {
      isOpen = true
      begin(async () => {
        await fill(shop, line)
        if (line.size() > 0) shop.log.info(`pictures: ${line.size()} AVIF sizes wait to be made`)
      })
    },
    add(picture, width) {
      if (width === undefined) {
        for (const one of widthsOf(picture.width)) maker.accept({ path: picture.path, width: one })
      } else {
        maker.acceptInFront({ path: picture.path, width: keptWidth(width, picture.width) })
      }
      if (isOpen && !working) begin(async () => undefined)
    },
    async settled() {
      while (working !== undefined) await working
    },
    async stop() {
      isOpen = false
      rest.wake()
      await working
    },
    figures: () => ({ waiting: line.size(), ...maker.figures() }),
  }
}

const isTaken = (tempo: Tempo) => tempo.isBusy() || decoding.figures().running > 0

/** Queues what is missing: what stands first in a gallery before the rest, small widths before wide ones. */
async function fill(shop: Needs, line: JobLine) {
  const made = new Set((await shop.media.list('derived/')).map((file) => file.name))
  const pictures = await allPictures(shop.db)
  const [first, others] = [
    pictures.filter((one) => one.isMain),
    pictures.filter((one) => !one.isMain),
  ]
  for (const some of [first, others]) {
    for (const width of pictureWidths) {
      for (const picture of some) {
        if (!widthsOf(picture.width).includes(width)) continue
        if (!made.has(nameOf({ path: picture.path, width })))
          line.add({ path: picture.path, width })
      }
    }
  }
}

const nameOf = (job: Job) => sizeName(hashOf(job.path) ?? '', job.width, 'avif')

/** Does the jobs of a line and counts them. */
function createJobMaker(shop: Needs, line: JobLine) {
  const broken = new Set<string>()
  const counts = { made: 0, failed: 0 }
  const report = createProgress(shop)
  return {
    accept: (job: Job) => !broken.has(nameOf(job)) && line.add(job),
    acceptInFront: (job: Job) => !broken.has(nameOf(job)) && line.addInFront(job),
    async make(job: Job) {
      const name = nameOf(job)
      if (await shop.media.has(name)) return
      const original = await shop.media.get(fileName(job.path))
      if (!original) return // Swept since it was queued.
      try {
        await shop.media.put(name, await deriveSize(original, job.width, 'avif'))
        counts.made += 1
      } catch (error) {
        counts.failed += 1
        broken.add(name)
        shop.log.warn({ err: error, name }, 'pictures: a size could not be made')
      }
      report(counts.made, line.size())
    },
    figures: () => ({ ...counts }),
  }
}

/** A line in the log for every tenth of a long queue. */
function createProgress(shop: Pick<Shop, 'log'>) {
  let madeBefore = 0
  let tenth = 0
  return (made: number, waiting: number) => {
    const total = made - madeBefore + waiting
    const now = total === 0 ? 0 : Math.floor(((made - madeBefore) * 10) / total)
    if (total >= 50 && now > tenth)
      shop.log.info(`pictures: ${now * 10} % of ${total} AVIF sizes made`)
    tenth = now
    if (waiting > 0) return
    madeBefore = made
    tenth = 0
  }
}
