import type { Shop } from '../shop.ts'
import { createAvifMaker } from './avif-maker.ts'
import { decoding } from './decoding.ts'
import { createJobLine, type JobLine } from './job-line.ts'
import { createLease } from './lease.ts'
import { missingJobs } from './missing-jobs.ts'
import { keptWidth, widthsOf } from './picture-name.ts'
import type { PictureQueue } from './picture-queue-type.ts'
import { newestPictureAt } from './queries.ts'
import { createRest, type Rest, watchBusyness } from './quiet.ts'
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

type Around = Pick<Shop, 'db' | 'media' | 'log' | 'now' | 'leaseClock'>

type Queue = {
  shop: Around
  tempo: Tempo
  line: JobLine
  rest: Rest
  maker: ReturnType<typeof createAvifMaker>
  lease: ReturnType<typeof createLease>
  isOpen: boolean
  /** While sizes are made. */
  working: Promise<void> | undefined
  /** When the newest picture came in that was looked for. */
  newestAt: number
  watch: NodeJS.Timeout | undefined
}

export function createPictureQueue(shop: Around, options: Partial<Tempo> = {}): PictureQueue {
  const tempo: Tempo = { ...gentle, isBusy: watchBusyness(), ...options }
  const goesOn = () => queue.isOpen
  const queue: Queue = {
    ...{ shop, tempo, line: createJobLine(lineLimit), rest: createRest() },
    maker: createAvifMaker(shop, { priority: tempo.priority, goesOn }),
    lease: createLease(shop, leaseName),
    ...{ isOpen: false, working: undefined, newestAt: 0, watch: undefined },
  }
  const { line, maker } = queue
  return {
    start: () => start(queue),
    add(picture, width) {
      const { path } = picture
      const isWanted = width !== undefined
      for (const one of isWanted ? [keptWidth(width, picture.width)] : widthsOf(picture.width)) {
        const job = { path, width: one }
        if (maker.isHopeless(job)) continue
        if (isWanted) line.addInFront(job)
        else line.add(job)
      }
      if (queue.isOpen && queue.working === undefined) begin(queue)
    },
    async settled() {
      while (queue.working !== undefined) await queue.working
    },
    stop: () => stop(queue),
    figures: () => ({ waiting: line.size(), ...maker.figures() }),
  }
}

function start(queue: Queue) {
  const { shop, line, tempo } = queue
  queue.isOpen = true
  // A database that is away is asked again next time.
  const look = () => void lookAgain(queue).catch(() => undefined)
  queue.watch ??= setInterval(look, tempo.lookMs).unref()
  if (queue.working !== undefined) return
  begin(queue, async () => {
    await fill(queue)
    if (line.size() > 0) shop.log.info(`pictures: ${line.size()} AVIF sizes wait to be made`)
  })
}

async function stop(queue: Queue) {
  queue.isOpen = false
  clearInterval(queue.watch)
  queue.watch = undefined
  queue.rest.wake()
  queue.maker.close()
  await queue.working
  queue.maker.close()
}

/** Works until nothing waits any more, after what is to be done first. */
function begin(queue: Queue, first = async () => {}) {
  const { log } = queue.shop
  queue.working = first()
    .then(() => work(queue))
    .catch((error: unknown) => log.error({ err: error }, 'pictures: the queue stopped'))
    .finally(() => {
      queue.working = undefined
      if (queue.isOpen && queue.line.size() > 0) begin(queue) // Added while the last one ended.
    })
}

async function lookAgain(queue: Queue) {
  const isAtRest = queue.working === undefined
  if (isAtRest && (await newestPictureAt(queue.shop.db)) > queue.newestAt)
    begin(queue, () => fill(queue))
}

async function fill(queue: Queue) {
  const { shop, maker, line } = queue
  queue.newestAt = await newestPictureAt(shop.db)
  for (const job of await missingJobs(shop)) if (!maker.isHopeless(job)) line.add(job)
}

async function work(queue: Queue) {
  const { shop, line, rest, lease, tempo } = queue
  while (queue.isOpen && (line.size() > 0 || line.wasCut())) {
    if (line.size() === 0) await fill(queue)
    await makeNext(queue).catch(async (error: unknown) => {
      if (!queue.isOpen) return
      shop.log.warn({ err: error }, 'pictures: sizes cannot be made right now')
      await rest.pause(tempo.troubleMs)
    })
  }
  await lease.drop()
}

async function makeNext(queue: Queue) {
  const { line, maker, lease, rest, tempo } = queue
  if (!(await lease.hold())) return rest.pause(tempo.troubleMs)
  await quiet(queue)
  const job = queue.isOpen ? line.take() : undefined
  if (!job) return
  await maker.make(job, line.size()).catch((error: unknown) => {
    line.add(job)
    throw error
  })
}

/** Ends when nobody else needs the machine, or after the longest pause. */
async function quiet(queue: Queue) {
  const { rest, tempo } = queue
  const until = performance.now() + tempo.longestPauseMs
  await rest.pause(tempo.breathMs)
  const isPutOff = () => performance.now() < until && isTaken(tempo)
  // Two large pictures in memory are one too many, however long it takes.
  while (queue.isOpen && (isDecodingUploads() || isPutOff())) await rest.pause(tempo.busyMs)
}

const isDecodingUploads = () => uploadSemaphore.figures().running > 0

const isTaken = (tempo: Tempo) => tempo.isBusy() || decoding.figures().running > 0
