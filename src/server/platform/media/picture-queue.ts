import type { Shop } from '../shop.ts'
import { createAvifMaker } from './avif-maker.ts'
import { decoding } from './decoding.ts'
import { createJobLine } from './job-line.ts'
import { createLease } from './lease.ts'
import { missingJobs } from './missing-jobs.ts'
import { keptWidth, widthsOf } from './picture-name.ts'
import type { PictureQueue } from './picture-queue-type.ts'
import { newestPictureAt } from './queries.ts'
import { createRest, watchBusyness } from './quiet.ts'
import { uploadSemaphore } from './upload/upload-processes.ts'

/** Milliseconds; `isBusy` tells whether visitors are being served. */
export type Tempo = {
  breathMs: number
  busyMs: number
  longestPauseMs: number
  troubleMs: number
  /** How often to look for pictures that another process has taken in. */
  lookMs: number
  isBusy: () => boolean
  /** Of the encoding process, as the operating system counts: 19 is the lowest. */
  priority?: number
}

const gentle = {
  breathMs: 20,
  busyMs: 250,
  longestPauseMs: 30_000,
  troubleMs: 15_000,
  lookMs: 15_000,
}
const lineLimit = 20_000
const leaseName = 'lease:picture-queue'

export function createPictureQueue(
  shop: Pick<Shop, 'db' | 'media' | 'log' | 'now' | 'leaseClock'>,
  wishes: Partial<Tempo> = {},
): PictureQueue {
  const tempo: Tempo = { ...gentle, isBusy: watchBusyness(), ...wishes }
  let isOpen = false
  const line = createJobLine(lineLimit)
  const rest = createRest()
  const maker = createAvifMaker(shop, { priority: tempo.priority, goesOn: () => isOpen })
  const lease = createLease(shop, leaseName)
  let working: Promise<void> | undefined
  let newestAt = 0
  let watch: NodeJS.Timeout | undefined

  const quiet = async () => {
    const until = performance.now() + tempo.longestPauseMs
    await rest.pause(tempo.breathMs)
    const isPutOff = () => performance.now() < until && isTaken(tempo)
    // Two large pictures in memory are one too many, however long it takes.
    while (isOpen && (isDecodingUploads() || isPutOff())) await rest.pause(tempo.busyMs)
  }
  const step = async () => {
    if (!(await lease.hold())) return rest.pause(tempo.troubleMs)
    await quiet()
    const job = isOpen ? line.take() : undefined
    if (!job) return
    await maker.make(job, line.size()).catch((error: unknown) => {
      line.add(job)
      throw error
    })
  }
  const fill = async () => {
    newestAt = await newestPictureAt(shop.db)
    for (const job of await missingJobs(shop)) if (!maker.isHopeless(job)) line.add(job)
  }
  const work = async () => {
    while (isOpen && (line.size() > 0 || line.wasCut())) {
      if (line.size() === 0) await fill()
      await step().catch(async (error: unknown) => {
        if (!isOpen) return
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
        if (isOpen && line.size() > 0) begin(async () => undefined) // Added while the last one ended.
      })
  }
  const lookAgain = async () => {
    if (working === undefined && (await newestPictureAt(shop.db)) > newestAt) begin(fill)
  }
  // A database that is away is asked again next time.
  const look = () => void lookAgain().catch(() => undefined)

  return {
    start() {
      isOpen = true
      watch ??= setInterval(look, tempo.lookMs).unref()
      if (working !== undefined) return
      begin(async () => {
        await fill()
        if (line.size() > 0) shop.log.info(`pictures: ${line.size()} AVIF sizes wait to be made`)
      })
    },
    add(picture, width) {
      const { path } = picture
      const isWanted = width !== undefined
      for (const one of isWanted ? [keptWidth(width, picture.width)] : widthsOf(picture.width)) {
        const job = { path, width: one }
        if (maker.isHopeless(job)) continue
        if (isWanted) line.addInFront(job)
        else line.add(job)
      }
      if (isOpen && working === undefined) begin(async () => undefined)
    },
    async settled() {
      while (working !== undefined) await working
    },
    async stop() {
      isOpen = false
      clearInterval(watch)
      watch = undefined
      rest.wake()
      maker.close()
      await working
      maker.close()
    },
    figures: () => ({ waiting: line.size(), ...maker.figures() }),
  }
}

const isDecodingUploads = () => uploadSemaphore.figures().running > 0

const isTaken = (tempo: Tempo) => tempo.isBusy() || decoding.figures().running > 0
